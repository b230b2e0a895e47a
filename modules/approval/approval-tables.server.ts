import type { ColumnType, Generated } from 'kysely';
import type { ApprovalState } from './order-approval.ts';
import type { DecidedRow } from './row-decision.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    order_approval: {
      order_id: string;
      buyer_id: number | null;
      approver_email: string | null;
      approver_id: number | null;
      state: ApprovalState;
      asked_at: Date;
      reserved_at: Date;
      reservation_ended_at: Date | null;
      reminded_at: Date | null;
      escalated_at: Date | null;
      decided_by: number | null;
      decided_at: Date | null;
      message: Generated<string>;
      rows: ColumnType<readonly DecidedRow[], string | undefined, string>;
      authors: Generated<number[]>;
    };
  }
}
