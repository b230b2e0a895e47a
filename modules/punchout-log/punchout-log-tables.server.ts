import type { ColumnType, Generated } from 'kysely';
import type { DocumentBody } from './logged-document.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    punchout_document: {
      id: string;
      seq: Generated<string>;
      company_id: number;
      market_id: number;
      session_id: string | null;
      exchange: string;
      people: number[];
      direction: string;
      protocol: string;
      kind: string;
      is_trial: Generated<boolean>;
      reason: string;
      body: ColumnType<DocumentBody, string, string>;
      created_at: Date;
    };
  }
}
