import type { PartAsked } from '#core/key-page.ts';
import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { countRefused, pageImports } from './import-store.server.ts';

type Asked = { readonly onlyRefused: boolean; readonly part: PartAsked };

/** Internal staff only, here and below. */
export async function listImports({ db }: Pick<Shop, 'db'>, { claims }: Visit, asked: Asked) {
  return isInternal(claims) ? ok(await pageImports(db, asked)) : refuse({ code: 'not-allowed' });
}

const lookBackMs = 7 * 86_400_000;

/** Of the last week: what failed, or had lines that were refused. */
export async function countRefusedImports(
  { db }: Pick<Shop, 'db'>,
  { claims, now }: Visit,
  { most }: { most: number },
) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  return ok(await countRefused(db, new Date(now.getTime() - lookBackMs), most));
}
