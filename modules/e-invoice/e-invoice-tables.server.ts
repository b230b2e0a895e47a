import type { ColumnType } from 'kysely';
import type { BrokenRule } from './check-document.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    e_invoice: {
      invoice_id: string;
      xml: string | null;
      broken: ColumnType<BrokenRule[], string, string>;
      made_at: Date;
      sent_at: ColumnType<Date | null, never, Date>;
    };
  }
}
