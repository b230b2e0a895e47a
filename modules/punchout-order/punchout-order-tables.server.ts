import type { ColumnType, Generated } from 'kysely';
import type { MessageKind } from './message-kinds.ts';
import type { ProcurementFacts } from './procurement-order.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    punchout_order: {
      company_id: number;
      order_ref: string;
      order_id: string;
      facts: ColumnType<ProcurementFacts, string, string>;
      deleted_at: Date | null;
      created_at: Date;
    };
    punchout_outbound: {
      company_id: number;
      url: string;
      secret: string;
      sends: ColumnType<readonly MessageKind[], string, string>;
      changed_at: Date;
    };
    punchout_message: {
      id: string;
      seq: Generated<number>;
      company_id: number;
      order_id: string;
      kind: MessageKind;
      reference: string;
      event_id: string;
      attempts: Generated<number>;
      next_at: Date | null;
      sent_at: Date | null;
      given_up_at: Date | null;
      last_answer: Generated<string>;
      created_at: Date;
    };
    punchout_answer: {
      company_id: number;
      payload_id: string;
      code: number;
      words: string;
      created_at: Date;
    };
  }
}
