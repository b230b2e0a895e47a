import type { ColumnType } from 'kysely';
import type { Allowance } from './allowance.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    allowance: {
      id: string;
      company_id: number;
      version: number;
      occupation: string | null;
      customer_id: number | null;
      category: string;
      pieces: number;
      period: Allowance['period'];
      starts_on: ColumnType<string, string, string>;
      excess: Allowance['excess'];
      changed_by: number | null;
      changed_at: Date;
    };
    order_excess: {
      order_id: string;
      position: number;
      category: string;
      pieces: number;
      used: number;
      wanted: number;
      last_day: ColumnType<string, string, string>;
      row_numbers: number[];
    };
  }
}
