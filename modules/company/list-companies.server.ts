import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listCompanies as readCompanies } from './company-store.server.ts';

type Input = Parameters<typeof readCompanies>[1];

export async function listCompanies(shop: Shop, visit: Visit, input: Input) {
  const allowed = allowRead(visit, 'customers');
  if (!allowed.ok) return allowed;
  const { items, total } = await readCompanies(shop.db, input);
  return ok({ items, total, page: input.page, pageSize: input.pageSize });
}
