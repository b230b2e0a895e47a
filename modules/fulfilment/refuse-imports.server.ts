import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { ImportPart } from './import-refusals.ts';
import {
  deleteImportRefusal,
  insertImportRefusal,
  listImportRefusals,
} from './simulated/import-refusal-store.server.ts';

type ImportShop = Pick<Shop, 'db' | 'env'>;

/** Only where the simulated system runs, and on a developer's machine alone: a real one refuses by itself. */
const canRefuseImports = ({ env }: Pick<Shop, 'env'>): boolean => env.DEMO && env.APP_ENV === 'local';

/** Internal staff only, here and below. */
export async function readImportRefusals(shop: ImportShop, { claims }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  if (!canRefuseImports(shop)) return refuse({ code: 'not-found' });
  return ok(await listImportRefusals(shop.db));
}

type Switch = { readonly part: ImportPart; readonly isRefused: boolean };

/** The next order that has such a part is refused, and none after it. */
export async function refuseNextImport(shop: ImportShop, visit: Visit, { part, isRefused }: Switch) {
  const before = await readImportRefusals(shop, visit);
  if (!before.ok) return before;
  if (isRefused) await insertImportRefusal(shop.db, part, visit.now);
  else await deleteImportRefusal(shop.db, part);
  return readImportRefusals(shop, visit);
}
