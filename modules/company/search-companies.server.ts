import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompaniesLike } from './company-search-store.server.ts';

/** For staff with the task customers, orders or content: finds companies by a part of their name, organisation number or number. */
export async function searchCompanies(
  { db }: Pick<Shop, 'db'>,
  visit: Pick<Visit, 'claims'>,
  { text, most }: { text: string; most: number },
) {
  const allowed = allowRead(visit, 'customers', 'orders', 'content');
  if (!allowed.ok) return allowed;
  return ok(text.trim() === '' ? [] : await findCompaniesLike(db, text.trim(), most));
}
