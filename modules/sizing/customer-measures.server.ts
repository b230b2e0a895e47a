import { ok, refuse } from '#core/result.ts';
import { isFromProcurement } from '../auth/claims.ts';
import { deleteMeasures, readMeasuresOf, saveMeasures } from '../people/customer-size-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findSize } from './size-finder.ts';
import { readSizeGuides } from './size-guides.server.ts';
import { type BodyMeasure, isBodyMeasure, type Measures } from './size-measures.ts';

type MeasureVisit = Pick<Visit, 'claims' | 'now'>;

/** Access: the person only. Body measures are private, also from their company and from buyers who share the person. */
export async function readMyMeasures(shop: Pick<Shop, 'db'>, { claims }: Pick<Visit, 'claims'>) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (isFromProcurement(claims)) return refuse({ code: 'not-from-procurement' });
  const stored = Object.entries(await readMeasuresOf(shop.db, claims.customer_id));
  return ok<Measures>(Object.fromEntries(stored.filter(([measure]) => isBodyMeasure(measure))));
}

/** Access: the person, but not staff who act for them. A null removes a measure; measures not given are unchanged. */
export async function saveMyMeasures(
  shop: Pick<Shop, 'db'>,
  visit: MeasureVisit,
  changed: Readonly<Partial<Record<BodyMeasure, number | null>>>,
) {
  const { claims, now } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  if (isFromProcurement(claims)) return refuse({ code: 'not-from-procurement' });
  const entries = Object.entries(changed);
  const kept: Measures = Object.fromEntries(entries.filter(([, value]) => value !== null));
  const forgotten = entries.filter(([, value]) => value === null).map(([measure]) => measure);
  await shop.db.transaction().execute(async (db) => {
    await deleteMeasures(db, claims.customer_id, forgotten);
    await saveMeasures(db, claims.customer_id, kept, now);
  });
  return readMyMeasures(shop, visit);
}

/** Access: the person. */
export async function forgetMyMeasures(shop: Pick<Shop, 'db'>, { claims }: Pick<Visit, 'claims'>) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  await deleteMeasures(shop.db, claims.customer_id);
  return ok({});
}

/** Access: the person. Suggests a size in each size group from their measures. */
export async function suggestMySizes(shop: Pick<Shop, 'db' | 'snapshots' | 'log'>, visit: Pick<Visit, 'claims'>) {
  const mine = await readMyMeasures(shop, visit);
  if (!mine.ok) return mine;
  const guides = await readSizeGuides(shop);
  return ok(guides.map((guide) => ({ sizeGroup: guide.code, advice: findSize(guide, { measures: mine.value }) })));
}
