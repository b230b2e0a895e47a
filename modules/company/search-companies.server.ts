import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompaniesLike } from './company-search-store.server.ts';

/** Internal staff only: companies by a part of their name, their organisation number or their number. */
export async function searchCompanies(
  { db }: Pick<Shop, 'db'>,
  { claims }: Pick<Visit, 'claims'>,
  { text, most }: { text: string; most: number },
) {
  if (!isInternal(claims)) return refuse({ code: 'not-allowed' });
  return ok(text.trim() === '' ? [] : await findCompaniesLike(db, text.trim(), most));
}
