import type { OrderState } from '#modules/order/order-state.ts';

export type SpendingView = {
  readonly currency: string;
  readonly total: string;
  readonly months: readonly {
    readonly month: string;
    /** Month names by length: below the bar, below a narrow bar, and in full. */
    readonly label: string;
    readonly letter: string;
    readonly name: string;
    readonly amount: string;
    /** Share of the highest month, from 0 to 1. */
    readonly share: number;
  }[];
};

/** The overview on the dashboards. Links that the visitor may not open are undefined. */
export type OverviewView = {
  readonly orders: {
    readonly total: number;
    readonly href: string;
    readonly first: readonly {
      readonly id: string;
      readonly href: string;
      readonly orderNo: string;
      readonly day: string;
      /** Only on company pages. */
      readonly buyer: string | undefined;
      readonly state: OrderState;
      readonly amount: string | undefined;
    }[];
  };
  readonly deliveries: {
    readonly href: string | undefined;
    readonly first: readonly {
      readonly id: string;
      readonly orderNo: string;
      readonly orderHref: string;
      readonly carrier: string;
      readonly trackingUrl: string | undefined;
      readonly expectedOn: string | undefined;
    }[];
  };
  readonly invoices: {
    readonly total: number;
    readonly overdue: number;
    readonly href: string | undefined;
    readonly first: readonly {
      readonly id: string;
      readonly number: string;
      readonly dueOn: string;
      readonly isOverdue: boolean;
      readonly amount: string | undefined;
    }[];
  };
  readonly spending: readonly SpendingView[];
  readonly limits: {
    readonly personal: { readonly amount: string; readonly period: string } | undefined;
    readonly credit: { readonly left: string; readonly limit: string | undefined; readonly share: number } | undefined;
  };
};
