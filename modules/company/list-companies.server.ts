import { ok, refuse } from '#core/result.ts';
import { maySee } from '../auth/may-see.ts';
import { roles } from '../auth/roles.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listCompanies as readCompanies } from './company-store.server.ts';

type Input = Omit<Parameters<typeof readCompanies>[1], 'familyOf'>;

/** Staff with the task customers see all companies, administrators their own and its children. */
export async function listCompanies(shop: Pick<Shop, 'db'>, { claims }: Pick<Visit, 'claims'>, input: Input) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const isStaff = maySee(claims, ['customers']);
  if (!isStaff && claims.storm_role !== roles.administrator) return refuse({ code: 'not-allowed' });
  // A caller without a company administers none: no company has the id 0.
  const familyOf = isStaff ? undefined : (claims.company_id ?? 0);
  const { items, total } = await readCompanies(shop.db, { ...input, familyOf });
  return ok({ items, total, page: input.page, pageSize: input.pageSize });
}
