import type { ColumnType, Generated } from 'kysely';
import type { BulkJobKind, BulkJobState } from './bulk-job.ts';

type BulkJobTable = {
  id: string;
  kind: BulkJobKind;
  state: BulkJobState;
  source: string;
  asked_by: number | null;
  options: ColumnType<Record<string, unknown>, string, string>;
  total: number | null;
  done: Generated<number>;
  accepted: Generated<number>;
  refused: Generated<number>;
  failure: string | null;
  result_file: string | null;
  cancel_asked_at: Date | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  told_at: Date | null;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    bulk_job: BulkJobTable;
    bulk_job_error: { job_id: string; line: number; field: string; reason: string };
  }
}
