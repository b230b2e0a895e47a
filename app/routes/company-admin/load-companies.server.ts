import * as z from 'zod';
import type { CompanyFormView } from '#app/components/company-admin/company-admin-view.ts';
import { notFound } from '#app/not-found.ts';
import { amountWriter } from '#app/routes/history/write-amounts.ts';
import { attributeAmount } from '#modules/company/company-credit.ts';
import { companySortFields } from '#modules/company/company-schema.ts';
import { listCompanies } from '#modules/company/list-companies.server.ts';
import { newCompanyForm } from '#modules/company-admin/company-form.ts';
import { marketOfCompany } from '#modules/company-admin/company-market.ts';
import { asTree } from '#modules/company-admin/company-tree.ts';
import { readNewCompany } from '#modules/company-admin/read-administration.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toFormView } from './to-form-view.ts';

const companiesPerPage = 50;

const listQuery = z.object({
  search: z.string().max(100).catch(''),
  sort: z.enum(companySortFields).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** A page of the list; with `?new` the form of a new company. */
export async function loadCompanies(shop: Shop, visit: Visit, query: URLSearchParams) {
  const { search, sort, order, page } = listQuery.parse(Object.fromEntries(query));
  const listed = await listCompanies(shop, visit, { search, sort, order, page, pageSize: companiesPerPage });
  if (!listed.ok) throw notFound();
  const { items, total } = listed.value;
  const offered = await readNewCompany(shop, visit);
  return {
    rows: asTree(items.map((company) => withMoney(company, amountWriter(visit)))),
    total,
    search,
    sort,
    order,
    page,
    pageCount: Math.ceil(total / companiesPerPage),
    mayCreate: offered.ok,
    form: query.has('new') && offered.ok ? newFormView(visit, offered.value) : undefined,
  };
}

type Listed = Extract<Awaited<ReturnType<typeof listCompanies>>, { ok: true }>['value']['items'][number];

/** Amounts as the market of the company writes them; without a known market, as they are stored. */
function withMoney(company: Listed, write: ReturnType<typeof amountWriter>) {
  const market = marketOfCompany(company);
  const written = (amount: string) =>
    (market && write(market.marketId, attributeAmount(amount, market.currency))) ?? amount;
  return {
    ...company,
    defaultAmount: written(company.defaultAmount),
    invoiceCreditStopAmount: written(company.invoiceCreditStopAmount),
  };
}

type Offered = Extract<Awaited<ReturnType<typeof readNewCompany>>, { ok: true }>['value'];

function newFormView(visit: Visit, { parentId, choices }: Offered): CompanyFormView {
  const values = { ...newCompanyForm, deliveryGroup: '', parentId: parentId?.toString() ?? '' };
  return toFormView(visit, { mode: 'create', values, version: 0, market: visit.market, choices });
}
