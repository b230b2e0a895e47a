export const limitIntents = ['ask', 'approve', 'deny'] as const;

export type OwnTicketView = {
  readonly id: string;
  readonly amount: string;
  readonly reason: string;
  readonly answer: string;
  readonly status: 'open' | 'approved' | 'denied';
  readonly created: Date;
};

export type TicketView = Pick<OwnTicketView, 'id' | 'amount' | 'reason' | 'created'> & {
  readonly name: string;
  /** The current limit; empty if there is none any more. */
  readonly limit: string;
  /** The mail led to this one. */
  readonly isMeant: boolean;
};

export type LimitPageView = {
  /** Undefined: the reader has no limit. */
  readonly own:
    | {
        readonly limit: string;
        /** For which the limit is. */
        readonly period: 'Order' | 'Month' | 'Quarter' | 'Year';
        /** In which a higher one is asked for. */
        readonly currency: string;
        readonly tickets: readonly OwnTicketView[];
        readonly isOpen: boolean;
      }
    | undefined;
  readonly toDecide: readonly TicketView[];
  readonly mayDecide: boolean;
  /** Why nothing, or not the ticket of the link, is theirs to decide; empty where it is. */
  readonly forbidden: string;
  /** The ticket of the link was decided before; empty where it was not. */
  readonly used: string;
};
