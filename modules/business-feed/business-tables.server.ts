import type { ColumnType, Generated } from 'kysely';
import type { BusinessRow } from './business-row.ts';
import type { LineOutcome } from './outcome.ts';

type KeyTable = {
  kind: 'company' | 'address' | 'person';
  key: string;
  company_id: number | null;
  address_id: number | null;
  customer_id: number | null;
};

type FeedTable = {
  job_id: string;
  is_staged: Generated<boolean>;
  added: Generated<number>;
  changed: Generated<number>;
  same: Generated<number>;
  offered: Generated<number>;
};

type LineTable = {
  job_id: string;
  line: number;
  rank: number;
  subject: string;
  data: ColumnType<BusinessRow, string, string>;
  outcome: LineOutcome | null;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    business_key: KeyTable;
    business_message: { kind: 'credit' | 'payment'; key: string; company_id: number; content: string; at: Date };
    business_feed: FeedTable;
    business_feed_line: LineTable;
  }
}
