import type { ColumnType, Generated } from 'kysely';
import type { ReturnedRow, ReturnKind, ReturnState } from './order-return.ts';

type OrderReturnTable = {
  id: string;
  order_id: string;
  kind: Generated<ReturnKind>;
  state: ReturnState;
  rows: ColumnType<readonly ReturnedRow[], string, string>;
  comment: string;
  asked_at: Date;
  asked_by: number | null;
  decided_at: Date | null;
  decided_by: number | null;
  answer: string;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    order_return: OrderReturnTable;
  }
}
