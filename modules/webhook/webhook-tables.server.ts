import type { ColumnType, Generated } from 'kysely';
import type { JsonObject } from '#core/json.ts';

type Json<T> = ColumnType<T, string, string>;

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
    webhook: WebhookTable;
    webhook_call: WebhookCallTable;
  }
}
