import { type Currency, type Money, money } from '#core/money.ts';
import type { LimitPeriod } from '../approval/limit-period.ts';
import type { OrderState } from '../order/order-state.ts';

/** The current orders of a person or a company. Amounts are absent if the reader may not see them. */
export type Overview = {
  readonly openOrders: { readonly total: number; readonly first: readonly OpenOrder[] };
  /** On their way, sorted by expected arrival. */
  readonly deliveries: readonly ComingDelivery[];
  /** By currency, the most used first; undefined if the reader may not see prices. */
  readonly spending: readonly Spending[] | undefined;
  readonly invoices: { readonly total: number; readonly overdue: number; readonly first: readonly DueInvoice[] };
  readonly limits: Limits;
};

export type OpenOrder = {
  readonly id: string;
  readonly orderNo: string;
  readonly createdAt: Date;
  readonly buyerName: string;
  readonly state: OrderState;
  readonly marketId: number;
  readonly payable: Money | undefined;
};

export type ComingDelivery = {
  readonly id: string;
  readonly carrier: string;
  readonly trackingUrl: string | undefined;
  readonly expectedOn: string | undefined;
  readonly order: { readonly id: string; readonly orderNo: string };
};

export type DueInvoice = {
  readonly id: string;
  readonly number: string;
  readonly dueOn: string;
  readonly isOverdue: boolean;
  readonly marketId: number;
  /** The amount still to be paid. */
  readonly left: Money | undefined;
  readonly order: { readonly id: string };
};

export type Spending = {
  readonly marketId: number;
  readonly orders: number;
  readonly total: Money;
  /** Up to the current month. */
  readonly months: readonly { readonly month: string; readonly amount: Money }[];
};

export type Limits = {
  /** The person's amount limit, for one order or for a period. */
  readonly personal: { readonly amount: Money; readonly period: LimitPeriod } | undefined;
  /** The company's credit, for those who may see it. */
  readonly credit: { readonly left: Money; readonly limit: Money | undefined } | undefined;
};

/** How many months the spending is shown for. */
export const monthsShown = 12;

export type MonthSum = { month: string; currency: Currency; marketId: number; orders: number; payable: number };

/** Includes months without an order. */
export function spendingOf(sums: readonly MonthSum[], months: readonly string[]): Spending[] {
  return [...Map.groupBy(sums, ({ currency }) => currency)]
    .map(([currency, of]) => {
      const amounts = new Map(
        [...Map.groupBy(of, ({ month }) => month)].map(([month, some]) => [month, sumOf(some, 'payable')]),
      );
      return {
        marketId: of[0]?.marketId ?? 0,
        orders: sumOf(of, 'orders'),
        total: money(sumOf(of, 'payable'), currency),
        months: months.map((month) => ({ month, amount: money(amounts.get(month) ?? 0, currency) })),
      };
    })
    .toSorted((a, b) => b.orders - a.orders);
}

const sumOf = (sums: readonly MonthSum[], fact: 'orders' | 'payable') =>
  sums.reduce((total, one) => total + one[fact], 0);
