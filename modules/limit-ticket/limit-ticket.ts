import type { Money } from '#core/money.ts';

export const ticketStatuses = ['open', 'approved', 'denied'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** A request for a higher amount limit. It is decided once. */
export type LimitTicket = {
  readonly id: string;
  readonly customerId: number;
  readonly companyId: number;
  /** The requested limit. */
  readonly amount: Money;
  readonly reason: string;
  readonly status: TicketStatus;
  readonly answer: string;
  readonly created: Date;
};

export const longestTicketText = 500;
