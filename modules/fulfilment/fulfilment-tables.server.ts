import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { JsonObject } from '#core/json.ts';
import type { RowPieces } from '../order/pieces.ts';
import type { GivenBack } from './given-back.ts';
import type { ImportPart } from './import-refusals.ts';
import type { OrderReturn, ReturnedRow, ReturnKind, ReturnState } from './order-return.ts';

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
  seq: ColumnType<number, RawBuilder<number>, never>;
  kind: Generated<ReturnKind>;
  state: ReturnState;
  rows: Json<readonly ReturnedRow[]>;
  comment: string;
  asked_at: Date;
  asked_by: number | null;
  decided_at: Date | null;
  decided_by: number | null;
  answer: string;
  replacement: ColumnType<NonNullable<OrderReturn['replacement']> | null, string | undefined, string>;
  given_back: ColumnType<GivenBack | null, undefined, string>;
  open_refunds: Generated<readonly string[]>;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    order_delivery: OrderDeliveryTable;
    /** The columns of a delivery that other modules may read (migration 0037). */
    delivery_view: OrderDeliveryTable;
    /** The rows of returns that other modules may read (migration 0106). */
    return_row_view: {
      order_id: string;
      asked_at: Date;
      state: ReturnState;
      row_number: number;
      quantity: string;
      reason: string;
    };
    delivery_note: { delivery_id: string; pdf: Uint8Array };
    order_step: OrderStepTable;
    order_report: OrderReportTable;
    order_return: OrderReturnTable;
    simulated_import_refusal: { part: ImportPart; entered_at: Date };
  }
}
