import type { OrderPageView } from './order-page-view.ts';

/** As much of an order as a statement of withdrawal says. */
export type WithdrawalOrder = Pick<
  OrderPageView,
  'orderNo' | 'day' | 'withdrawable' | 'returnUntil' | 'returnDays' | 'buyer' | 'keys'
>;

/** A guest's order, and the address by which it was found. */
export type FoundWithdrawal = { readonly order: WithdrawalOrder; readonly email: string };

/** One of the visitor's orders that can be withdrawn from. */
export type OwnWithdrawal = { readonly orderNo: string; readonly day: string; readonly href: string };
