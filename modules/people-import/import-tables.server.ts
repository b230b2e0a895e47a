import type { ColumnType, Generated } from 'kysely';
import type { Cells, SheetColumn } from './import-columns.ts';
import type { LineProblem, Verdict } from './import-line.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    people_import: {
      id: string;
      company_id: number;
      asked_by: number | null;
      file_name: string;
      columns: ColumnType<SheetColumn[], string, string>;
      unread: ColumnType<string[], string, string>;
      language: string;
      created_at: Date;
      applied_at: Date | null;
    };
    people_import_line: {
      import_id: string;
      line: number;
      cells: ColumnType<Cells, string, string>;
      verdict: Verdict;
      problems: ColumnType<LineProblem[], string, string>;
      customer_id: number | null;
      email_key: string | null;
      employee_key: string | null;
      is_done: Generated<boolean>;
    };
  }
}
