import type { ColumnType, Generated } from 'kysely';
import type { JsonObject } from '#core/json.ts';
import type { RowPieces } from './delivery.ts';
import type { ImportPart } from './import-refusals.ts';
import type { Invoice, InvoicePaper } from './invoice.ts';
import type { ReturnedRow, ReturnState } from './order-return.ts';

type Json<T> = ColumnType<T, string, string>;

type OrderDeliveryTable = {
  id: string;
  order_id: string;
  dispatch_number: string;
  carrier: string;
  tracking_number: string | null;
  tracking_url: string | null;
  dispatched_at: Date;
  expected_on: string | null;
  arrived_at: Date | null;
  rows: Json<readonly RowPieces[]>;
};

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

type OrderStepTable = {
  id: Generated<number>;
  order_id: string;
  kind: string;
  at: Date;
  data: Json<unknown>;
};

type OrderReportTable = {
  source: string;
  message_id: string;
  order_id: string;
  body: Json<JsonObject>;
  papers: ColumnType<readonly string[], string | undefined, string>;
  received_at: Date;
};

type OrderReturnTable = {
  id: string;
  order_id: string;
  state: ReturnState;
  rows: Json<readonly ReturnedRow[]>;
  comment: string;
  asked_at: Date;
  asked_by: number | null;
  decided_at: Date | null;
  decided_by: number | null;
  answer: string;
};

type OrderMessageTable = {
  id: string;
  order_id: string;
  from_staff: boolean;
  written_by: number | null;
  body: string;
  written_at: Date;
};

type WebhookTable = {
  id: string;
  url: string;
  secret: string;
  is_active: boolean;
  created_at: Date;
};

type WebhookCallTable = {
  id: string;
  seq: Generated<number>;
  webhook_id: string;
  event_id: string;
  event: string;
  order_id: string;
  facts: Json<JsonObject>;
  occurred_at: Date;
  attempts: Generated<number>;
  next_at: Date | null;
  taken_at: Date | null;
  given_up_at: Date | null;
  last_answer: Generated<string>;
  created_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    order_delivery: OrderDeliveryTable;
    invoice_series: { series: string; last: number };
    invoice: InvoiceTable;
    order_step: OrderStepTable;
    order_report: OrderReportTable;
    order_return: OrderReturnTable;
    order_message: OrderMessageTable;
    webhook: WebhookTable;
    webhook_call: WebhookCallTable;
    simulated_import_refusal: { part: ImportPart; entered_at: Date };
  }
}
