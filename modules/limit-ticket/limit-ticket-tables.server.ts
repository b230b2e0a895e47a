import type { Generated } from 'kysely';
import type { TicketStatus } from './limit-ticket.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    amount_limit_ticket: {
      id: string;
      customer_id: number;
      company_id: number;
      amount: number;
      currency: string;
      reason: string;
      status: TicketStatus;
      answer: Generated<string>;
      created_at: Date;
      decided_by: number | null;
      decided_at: Date | null;
    };
  }
}
