import type { ColumnType, Generated } from 'kysely';
import type { Invoice, InvoicePaper } from './invoice.ts';

type Json<T> = ColumnType<T, string, string>;

type InvoiceTable = {
  id: string;
  order_id: string;
  series: string;
  number: string;
  kind: Invoice['kind'];
  market_id: number;
  company_id: number | null;
  customer_id: number | null;
  issued_on: string;
  due_on: string;
  paid_at: Date | null;
  currency: string;
  payable: number;
  tax: number;
  credited: Generated<number>;
  reminded_at: ColumnType<Date | null, never, Date>;
  data: Json<InvoicePaper>;
};

/** The columns of an invoice that other modules may read (migration 0037). */
type InvoiceView = Omit<InvoiceTable, 'series' | 'reminded_at' | 'data'>;

declare module '#platform/db/db.server.ts' {
  interface Tables {
    invoice_series: { series: string; last: number };
    invoice: InvoiceTable;
    invoice_pdf: { invoice_id: string; hides_prices: boolean; pdf: Uint8Array };
    invoice_view: InvoiceView;
  }
}
