import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listCompanies as readCompanies } from './company-store.server.ts';

type Input = Parameters<typeof readCompanies>[1];

export async function listCompanies(shop: Shop, visit: Visit, input: Input) {
  if (!visit.claims) return refuse({ code: 'not-signed-in' });
  if (!isInternal(visit.claims)) return refuse({ code: 'not-allowed' });
  const { items, total } = await readCompanies(shop.db, input);
  return ok({ items, total, page: input.page, pageSize: input.pageSize });
}
