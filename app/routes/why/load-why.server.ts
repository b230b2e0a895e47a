import * as z from 'zod';
import { notFound } from '#app/not-found.ts';
import { findPage } from '#app/pages.ts';
import { idParam } from '#modules/id-param.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { explainPage } from '#modules/why/explain-page.server.ts';
import { type ExplainedPage, explainedPages } from '#modules/why/page-causes.ts';
import { readCompanyTabs } from '../history/history-place.server.ts';

const asked = z.object({
  page: z.enum(explainedPages).catch('products'),
  company: idParam.optional().catch(undefined),
});

/** The screens that the explained pages are. */
const screenOf: Readonly<Record<ExplainedPage, string>> = {
  products: 'allProducts',
  cart: 'checkout',
  checkout: 'checkoutOrder',
  orders: 'accountOrders',
  people: 'companyAdministration',
};

export async function loadWhy(shop: Shop, visit: Visit, personId: string, query: URLSearchParams) {
  const id = idParam.safeParse(personId);
  if (!id.success) throw notFound();
  const { page, company } = asked.parse(Object.fromEntries(query));
  const read = await explainPage(shop, visit, { customerId: id.data, page, companyId: company });
  if (!read.ok) throw notFound();
  const screen = findPage(screenOf[page]);
  const { role } = read.value.person;
  const isOpen = screen !== undefined && (screen.roles.length === 0 || screen.roles.includes(role));
  return { tabs: await readCompanyTabs(shop, visit), isOpen, why: read.value };
}
