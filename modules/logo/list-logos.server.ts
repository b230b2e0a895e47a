import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { companyOfLogos, maySeeLogo } from './logo-rights.server.ts';
import { findDrawing, findVersion, type LogosSought, listVersionsOf, pageVersions } from './logo-store.server.ts';

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
  const drawing =
    found && (await maySeeLogo(shop, visit, found)) ? await logoSvg(shop, named.logoId, named.version) : undefined;
  return drawing === undefined ? refuse({ code: 'logo-not-found' }) : ok(drawing);
}

/** The cleaned drawing, for proofs of rows that name it. The caller has checked who asks. */
export const logoSvg = ({ db }: Pick<Shop, 'db'>, logoId: string, version: number): Promise<string | undefined> =>
  findDrawing(db, { logoId, version });

/** Access: internal, for production and mails. A version as it stands today. */
export const readVersion = ({ db }: Pick<Shop, 'db'>, named: Named) => findVersion(db, named);

/** Access: staff with the task orders. One page of the versions in a state. */
export async function pageLogos({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, sought: LogosSought) {
  const allowed = allowRead(visit, 'orders');
  return allowed.ok ? ok(await pageVersions(db, sought)) : allowed;
}
