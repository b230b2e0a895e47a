import type { ColumnType, Generated } from 'kysely';
import type { JsonObject } from '#core/json.ts';
import type { PaymentKind } from './payment-method.ts';
import type { PaymentProvider } from './provider.ts';

type Json<T> = ColumnType<T, string, string>;

type PaymentTable = {
  order_id: string;
  provider: PaymentProvider['name'];
  kind: Extract<PaymentKind, 'card' | 'redirect'>;
  session_id: string | null;
  client_data: ColumnType<JsonObject | null, string | null | undefined, string | null>;
  expires_at: Date | null;
  amount: number;
  currency: string;
  reference: string | null;
  authorised_at: Date | null;
  captured_at: Date | null;
  voided_at: Date | null;
  slow_since: Date | null;
  look_again_at: Date | null;
};

/** Columns of a payment that other modules may read (migration 0037). */
type PaymentView = Omit<PaymentTable, 'authorised_at' | 'captured_at' | 'voided_at' | 'look_again_at'>;

type PaymentEventTable = {
  provider: PaymentProvider['name'];
  event_code: string;
  reference: string;
  success: boolean;
  order_id: string | null;
  amount: number;
  currency: string;
  raw: Json<JsonObject>;
  received_at: Date;
  handled_at: Date | null;
};

type SimulatedPaymentTable = {
  session_id: string;
  order_id: string;
  idempotency_key: string;
  amount: number;
  currency: string;
  kind: Extract<PaymentKind, 'card' | 'redirect'>;
  return_url: string;
  state: Generated<string>;
  reference: string | null;
  expires_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    payment: PaymentTable;
    payment_view: PaymentView;
    payment_event: PaymentEventTable;
    simulated_payment: SimulatedPaymentTable;
    simulated_notification: { id: Generated<number>; body: Json<JsonObject>; due_at: Date; sent_at: Date | null };
  }
}
