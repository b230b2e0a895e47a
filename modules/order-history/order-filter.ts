import type { OrderState } from '../order/order-state.ts';

/** Search conditions for orders, in any combination. */
export type OrderFilter = {
  readonly id?: string | undefined;
  readonly buyerEmail?: string | undefined;
  /** The shop's number. */
  readonly orderNo?: string | undefined;
  /** The buyer's own number. */
  readonly orderNumber?: string | undefined;
  readonly status?: number | undefined;
  /** The state that customers see. */
  readonly state?: OrderState | undefined;
  readonly dispatchNumber?: string | undefined;
  /** A calendar day. */
  readonly date?: string | undefined;
  /** The first and the last day of a period. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Search text: part of a number, of a name, of an address, of a label. */
  readonly text?: string | undefined;
  /** Only orders of this company, among those that the reader may see. */
  readonly companyId?: number | undefined;
  /** Only orders that this person sent. */
  readonly customerId?: number | undefined;
  /** Only orders with goods of an external supplier. */
  readonly isExternal?: boolean | undefined;
};

/** With the time zone of the market, in which the days of the filter begin and end. */
export type ZonedFilter = OrderFilter & { readonly timeZone: string };
