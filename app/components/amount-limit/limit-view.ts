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
  /** The current limit; empty if it was removed. */
  readonly limit: string;
  /** The ticket that the link in the mail refers to. */
  readonly isMeant: boolean;
};

export type LimitPageView = {
  /** Undefined: the reader has no limit. */
  readonly own:
    | {
        readonly limit: string;
        /** The period of the limit. */
        readonly period: 'Order' | 'Month' | 'Quarter' | 'Year';
        /** The currency of a request for a higher limit. */
        readonly currency: string;
        readonly tickets: readonly OwnTicketView[];
        readonly isOpen: boolean;
      }
    | undefined;
  readonly toDecide: readonly TicketView[];
  readonly mayDecide: boolean;
  /** Why the visitor may not decide on any ticket, or not on that of the link; empty if they may. */
  readonly forbidden: string;
  /** Message that the ticket of the link was already decided; empty if it was not. */
  readonly used: string;
};
