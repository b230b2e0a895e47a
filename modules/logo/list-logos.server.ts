import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { companyOfLogos, maySeeLogo } from './logo-rights.server.ts';
import { findDrawing, findVersion, type LogoDrawing, listVersionsOf } from './logo-store.server.ts';

/** Access: people of a company that uses services; others get none. All versions, the newest of each logo first. */
export async function listLogos(shop: Shop, visit: Visit) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const companyId = await companyOfLogos(shop, visit);
  return ok(companyId === undefined ? [] : await listVersionsOf(shop.db, companyId));
}

type Named = { readonly logoId: string; readonly version: number };

/** Access: people of the company, and staff with the task orders. */
export async function readDrawing(shop: Shop, visit: Visit, named: Named) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const found = await findVersion(shop.db, named);
  const drawing = found && (await maySeeLogo(shop, visit, found)) ? await logoDrawing(shop, named) : undefined;
  return drawing === undefined ? refuse({ code: 'logo-not-found' }) : ok(drawing.svg);
}

/** The cleaned drawing, for proofs of rows that name it. The caller has checked who asks. */
export const logoDrawing = ({ db }: Pick<Shop, 'db'>, named: Named): Promise<LogoDrawing | undefined> =>
  findDrawing(db, named);

/** Access: people of the company, and staff with the task orders. The file as it was uploaded. */
export async function openLogoFile(shop: Shop, visit: Visit, named: Named) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  const found = await findVersion(shop.db, named);
  if (found?.fileKey === undefined || !(await maySeeLogo(shop, visit, found)))
    return refuse({ code: 'logo-not-found' });
  return ok({
    name: found.fileName,
    type: found.facts.type,
    content: new Uint8Array(await shop.files.get(found.fileKey)),
  });
}

/** Access: internal, for production and mails. A version as it stands today. */
export const readVersion = ({ db }: Pick<Shop, 'db'>, named: Named) => findVersion(db, named);
