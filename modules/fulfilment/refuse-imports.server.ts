import { ok, refuse } from '#core/result.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ImportPart } from './import-refusals.ts';
import {
  deleteImportRefusal,
  insertImportRefusal,
  listImportRefusals,
} from './simulated/import-refusal-store.server.ts';

type ImportShop = Pick<Shop, 'db' | 'env'>;

/** Only with the simulated ERP on a developer's machine. */
const canRefuseImports = ({ env }: Pick<Shop, 'env'>): boolean => env.DEMO && env.APP_ENV === 'local';

/** For staff with the task orders, like the function below. */
export async function readImportRefusals(shop: ImportShop, visit: Visit) {
  const allowed = allowRead(visit, 'orders');
  if (!allowed.ok) return allowed;
  if (!canRefuseImports(shop)) return refuse({ code: 'not-found' });
  return ok(await listImportRefusals(shop.db));
}

type Switch = { readonly part: ImportPart; readonly isRefused: boolean };

/** The next order with such a part is refused, and none after it. */
export async function refuseNextImport(shop: ImportShop, visit: Visit, { part, isRefused }: Switch) {
  const allowed = allowChange(visit, 'orders');
  if (!allowed.ok) return allowed;
  if (!canRefuseImports(shop)) return refuse({ code: 'not-found' });
  return shop.db.transaction().execute(async (db) => {
    await holdSubject(db, 'import-refusal.switched', part);
    const wasRefused = (await listImportRefusals(db)).includes(part);
    if (isRefused) await insertImportRefusal(db, part, visit.now);
    else await deleteImportRefusal(db, part);
    const sides = { before: { isRefused: wasRefused }, after: { isRefused } };
    await recordChange(db, visit, { action: 'import-refusal.switched', subject: part, ...sides });
    return ok(await listImportRefusals(db));
  });
}
