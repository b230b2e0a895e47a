import * as z from 'zod';
import { notFound } from '#app/not-found.ts';
import { listCompanies } from '#modules/company/list-companies.server.ts';
import { readSettings } from '#modules/company-settings/read-settings.server.ts';
import { idParam } from '#modules/id-param.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const perPage = 40;

const choiceQuery = z.object({
  search: z.string().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** The id of `?company=`; undefined without one. */
export function companyOfQuery(query: URLSearchParams): number | undefined {
  const asked = query.get('company');
  if (asked === null) return undefined;
  const read = idParam.safeParse(asked);
  if (!read.success) throw notFound();
  return read.data;
}

/** The settings of the company of the address, or the companies to choose from. */
export async function loadSettings(shop: Shop, visit: Visit, query: URLSearchParams) {
  const companyId = companyOfQuery(query);
  if (companyId !== undefined) {
    const read = await readSettings(shop, visit, companyId);
    if (!read.ok) throw notFound();
    return { settings: read.value, choice: undefined };
  }
  return { settings: undefined, choice: await loadCompanyChoice(shop, visit, query) };
}

/** The companies that staff choose from. */
export async function loadCompanyChoice(shop: Shop, visit: Visit, query: URLSearchParams) {
  const { search, page } = choiceQuery.parse(Object.fromEntries(query));
  const listed = await listCompanies(shop, visit, { search, sort: 'name', order: 'asc', page, pageSize: perPage });
  if (!listed.ok) throw notFound();
  const { items, total } = listed.value;
  const companies = items.map(({ id, name }) => ({ id, name }));
  return { companies, search, page, pageCount: Math.ceil(total / perPage) };
}
