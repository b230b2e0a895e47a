import { routeHref } from '#app/addresses/page-addresses.ts';
import { staffPagesOf } from '#app/components/shell/shell-user.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { moneyIn } from '#app/routes/staff/orders/load-order.server.ts';
import type { SearchAnswer } from '#app/work/shell/search-results.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { suggest } from '#modules/assortment/suggest.server.ts';
import { searchCompanies } from '#modules/company/search-companies.server.ts';
import { listStaffOrders } from '#modules/order-history/list-staff-orders.server.ts';
import { searchPeople } from '#modules/people/search-people.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const most = 5;

/** Searches orders, people, companies and products. People and companies link to their orders. */
export async function findEverywhere(shop: Shop, visit: Visit, text: string): Promise<SearchAnswer> {
  const orders = text === '' ? [] : await findOrders(shop, visit, text);
  // People and companies link to the order list, which not all staff may open.
  const leadsOn = staffPagesOf(visit.claims).includes('staffOrders');
  const people = await searchPeople(shop, visit, { text, most });
  const companies = await searchCompanies(shop, visit, { text, most });
  const viewer = await readViewer(shop, visit, { mode: 'incl', context: 'All' });
  const { products } = await suggest(shop, visit, viewer, text);
  const markets = marketsByName(visit);
  const { language } = visit;
  const ordersOf = (filter: Record<string, string>) =>
    `${routeHref('staffOrders', language)}?${new URLSearchParams(filter)}`;
  return {
    text,
    groups: {
      orders,
      people: (people.ok && leadsOn ? people.value : []).map(({ id, name, emailAddress }) => ({
        id: `person-${id}`,
        title: name || emailAddress,
        hint: emailAddress,
        href: ordersOf({ person: emailAddress }),
      })),
      companies: (companies.ok && leadsOn ? companies.value : []).map(({ id, name, orgNo, marketId }) => ({
        id: `company-${id}`,
        title: name,
        hint: [String(id), orgNo, markets.find((market) => market.marketId === marketId)?.name]
          .filter(Boolean)
          .join(' · '),
        href: ordersOf({ company: String(id) }),
      })),
      products: products.slice(0, most).map(({ card }) => ({
        id: `product-${card.basePartNo}`,
        title: card.name,
        hint: card.basePartNo,
        href: routeHref('product', language, { uniqueName: card.slug }),
      })),
    },
  };
}

/** Orders by number or e-mail address; without a match, by part of the buyer's name. */
async function findOrders(shop: Shop, visit: Visit, text: string): Promise<SearchAnswer['groups']['orders']> {
  const part = { limit: most, isDescending: true };
  const exact = await listStaffOrders(shop, visit, { search: text, shown: 'all', part });
  if (!exact.ok) return [];
  const near =
    exact.value.items.length > 0
      ? exact
      : await listStaffOrders(shop, visit, { search: '', shown: 'all', person: text, part });
  const write = moneyIn(visit);
  return (near.ok ? near.value.items : []).map(({ id, orderNo, buyerName, buyerEmail, company, payable }) => ({
    id: `order-${id}`,
    title: orderNo,
    hint: [company, buyerName || buyerEmail, write(payable)].filter(Boolean).join(' · '),
    href: routeHref('staffOrder', visit.language, { orderId: id }),
  }));
}
