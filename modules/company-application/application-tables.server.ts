import type { ColumnType } from 'kysely';
import type { ApplicationState } from './application.ts';
import type { ApplicationData } from './application-schema.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    company_application: {
      id: string;
      market_id: number;
      language: string;
      state: ApplicationState;
      company_name: string;
      email_address: string;
      data: ColumnType<ApplicationData, string, string>;
      created_at: Date;
      decided_at: Date | null;
      decided_by: number | null;
      reason: string;
      company_id: number | null;
      customer_id: number | null;
    };
  }
}
