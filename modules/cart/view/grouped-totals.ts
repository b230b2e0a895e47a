import { add, type Currency, type Money, money, sum } from '#core/money.ts';
import type { Sides } from '../../pricing/priced-cart.ts';
import type { CartRowView, CartView } from '../cart-view.ts';

/** Groups rows by wearer in the order of first appearance. Rows without a wearer form a group too. */
export function groupByCustomer(rows: readonly CartRowView[], currency: Currency): CartView['groupedByCustomer'] {
  const groups = Map.groupBy(rows, ({ customer }) => customer?.id);
  return [...groups.values()].map((group) => ({
    customer: group[0]?.customer,
    rowIds: group.map(({ id }) => id),
    total: totalOf(
      group.flatMap(({ price, children }) => [price, ...children.map((child) => child.price)]),
      currency,
    ),
  }));
}

function totalOf(prices: readonly { readonly total: Sides }[], currency: Currency): Sides {
  const grosses = prices.map(({ total }) => total.gross);
  return {
    net: sum(
      prices.map(({ total }) => total.net),
      currency,
    ),
    // If one amount is unknown, so is the sum.
    gross: grosses.reduce<Money | undefined>((all, gross) => all && gross && add(all, gross), money(0, currency)),
  };
}
