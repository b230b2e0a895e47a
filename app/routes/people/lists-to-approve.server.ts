import { routeHref } from '#app/addresses/page-addresses.ts';
import type { PersonView } from '#app/components/people/people-view.ts';
import { pageCompanyPeople } from '#modules/people-admin/list-people.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

type Approver = {
  readonly emailAddress: string;
  readonly companies: readonly { readonly id: number; readonly name: string }[];
};

/**
 * The lists of the people whose orders a person approves, that of the shown company first. A company has one only if the visitor would
 * see people in it.
 */
export async function listsToApprove(
  shop: Shop,
  visit: Visit,
  { emailAddress, companies }: Approver,
  shownCompany: number | undefined,
): Promise<PersonView['listsToApprove']> {
  if (emailAddress === '') return [];
  const list = routeHref('companyAdministration', visit.language);
  const lists: { id: number; company: string; href: string }[] = [];
  for (const { id, name } of companies) {
    const query = new URLSearchParams({ company: String(id), approver: emailAddress });
    if (await hasPeople(shop, visit, id, emailAddress)) lists.push({ id, company: name, href: `${list}?${query}` });
  }
  return lists
    .sort((a, b) => Number(b.id === shownCompany) - Number(a.id === shownCompany))
    .map(({ company, href }) => ({ company, href }));
}

async function hasPeople(shop: Shop, visit: Visit, companyId: number, approver: string): Promise<boolean> {
  const part = { limit: 1, isDescending: false };
  const found = await pageCompanyPeople(shop, visit, { companyId, filter: { approver }, sort: 'email', part });
  return found.ok && found.value.items.length > 0;
}
