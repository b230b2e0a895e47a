import type { ColumnType, Generated } from 'kysely';
import type { DocumentBody } from '../punchout-log/logged-document.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    punchout_trial: {
      id: string;
      company_id: number;
      customer_id: number;
      protocol: string;
      is_staff: boolean;
      origin: string;
      created_at: Date;
    };
    punchout_trial_step: {
      seq: Generated<string>;
      trial_id: string;
      direction: string;
      kind: string;
      body: ColumnType<DocumentBody, string, string>;
      created_at: Date;
    };
  }
}
