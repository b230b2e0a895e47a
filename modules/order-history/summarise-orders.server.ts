import { sql } from 'kysely';
import { type Currency, money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { OrderReach } from '../order/order-scope.server.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Visit } from '../visit.ts';
import { pricesAreHidden } from './hidden-prices.server.ts';
import { matches } from './history-store.server.ts';
import type { OrderFilter } from './order-filter.ts';
import type { OrderSums } from './order-sums.ts';
import { type HistoryShop, readSought } from './read-sought.server.ts';

type Group = {
  status: OrderStatus;
  currency: Currency;
  count: number;
  priced: number;
  payable: number;
  tax: number;
};

/** Allowed for signed-in people: number, states and total amount of the orders that they see. */
export async function summariseOrders(
  shop: HistoryShop,
  visit: Visit,
  asked: { readonly reach: OrderReach; readonly filter?: OrderFilter },
) {
  const sought = await readSought(shop, visit, asked);
  if (!sought) return refuse({ code: 'not-signed-in' });
  const isHidden = pricesAreHidden(sought);
  const { rows } = await sql<Group>`
    select o.status, o.currency, count(*) as count, count(*) filter (where not ${isHidden}) as priced,
      coalesce(sum(o.payable) filter (where not ${isHidden}), 0)::bigint as payable,
      coalesce(sum(o.tax) filter (where not ${isHidden}), 0)::bigint as tax
    from order_view o where ${matches(sought)} group by o.status, o.currency order by o.status, o.currency`.execute(
    shop.db,
  );
  return ok<OrderSums>({
    count: totalOf(rows, 'count'),
    statuses: [...Map.groupBy(rows, ({ status }) => status)].map(([status, of]) => ({
      status,
      count: totalOf(of, 'count'),
    })),
    currencies: sought.hidesPrices ? [] : currenciesOf(rows.filter(({ priced }) => priced > 0)),
  });
}

const currenciesOf = (groups: readonly Group[]): OrderSums['currencies'] =>
  [...Map.groupBy(groups, ({ currency }) => currency)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, of]) => ({
      count: totalOf(of, 'priced'),
      payable: money(totalOf(of, 'payable'), currency),
      tax: money(totalOf(of, 'tax'), currency),
    }));

const totalOf = (groups: readonly Group[], fact: 'count' | 'priced' | 'payable' | 'tax'): number =>
  groups.reduce((total, group) => total + group[fact], 0);
