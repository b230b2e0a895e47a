import { type Currency, type Money, money } from '#core/money.ts';
import { type InsightKind, insightKinds } from './insight-kinds.ts';

/** Orders of a market in one currency; `net` in the smallest unit, without tax. */
export type Sold = {
  readonly marketId: number;
  readonly currency: Currency;
  readonly orders: number;
  readonly net: number;
};

export type SalesRow = {
  readonly marketId: number;
  readonly orders: number;
  readonly sales: Money;
  /** Undefined without orders. */
  readonly average: Money | undefined;
  readonly previousOrders: number;
  readonly previousSales: Money;
};

/** One row for each market and currency that has orders in one of the two periods; most orders first. */
export function salesRows(sold: readonly Sold[], before: readonly Sold[]): SalesRow[] {
  const keyOf = ({ marketId, currency }: Sold) => `${marketId} ${currency}`;
  const [now, previous] = [sold, before].map((list) => new Map(list.map((one) => [keyOf(one), one])));
  const all = new Map([...before, ...sold].map((one) => [keyOf(one), one]));
  return [...all]
    .map(([key, { marketId, currency }]) => {
      const { orders = 0, net = 0 } = now?.get(key) ?? {};
      const { orders: previousOrders = 0, net: previousNet = 0 } = previous?.get(key) ?? {};
      return {
        marketId,
        orders,
        sales: money(net, currency),
        average: orders === 0 ? undefined : money(Math.round(net / orders), currency),
        previousOrders,
        previousSales: money(previousNet, currency),
      };
    })
    .toSorted((one, other) => other.orders - one.orders || one.marketId - other.marketId);
}

const funnelSteps = ['visit', 'product', 'cart', 'checkout', 'order'] as const;

export type FunnelRow = {
  readonly step: (typeof funnelSteps)[number];
  readonly count: number;
  readonly previous: number;
  /** Share of the previous step; undefined for the first step and after a step without visits. */
  readonly share: number | undefined;
};

export type Viewed = Partial<Readonly<Record<InsightKind, number>>>;

/** The steps from a page view to an order. */
export function funnelRows(now: { viewed: Viewed; orders: number }, before: typeof now): FunnelRow[] {
  const [counts, previous] = [countsOf(now), countsOf(before)];
  return funnelSteps.map((step, index) => {
    const from = index === 0 ? 0 : (counts[index - 1] ?? 0);
    const count = counts[index] ?? 0;
    return { step, count, previous: previous[index] ?? 0, share: from === 0 ? undefined : count / from };
  });
}

const countsOf = ({ viewed, orders }: { viewed: Viewed; orders: number }): number[] => {
  const all = insightKinds.reduce((total, kind) => total + (viewed[kind] ?? 0), 0);
  return [all, viewed.product ?? 0, viewed.cart ?? 0, viewed.checkout ?? 0, orders];
};
