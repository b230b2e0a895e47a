import type { ColumnType, Generated } from 'kysely';

type OutboxEventTable = {
  id: Generated<number>;
  event_id: string;
  name: string;
  key: string;
  payload: ColumnType<unknown, string, never>;
  occurred_at: Date;
};

type OutboxDeliveryTable = {
  id: Generated<number>;
  event: number;
  subscriber: string;
  key: string;
  attempts: Generated<number>;
  available_at: Date;
  delivered_at: Date | null;
  parked_at: Date | null;
  last_error: string | null;
};

type HandledEventTable = { subscriber: string; event_id: string; handled_at: Date };

declare module '#platform/db/db.server.ts' {
  interface Tables {
    outbox_event: OutboxEventTable;
    outbox_delivery: OutboxDeliveryTable;
    handled_event: HandledEventTable;
  }
}
