import type { Generated, JSONColumnType } from 'kysely';
import type { LogoFacts, LogoState, Production, UsageRights } from './logo.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    company_logo: { id: string; company_id: number; name: string; created_at: Date };
    company_logo_version: {
      id: string;
      logo_id: string;
      version: number;
      state: Generated<LogoState>;
      file_name: string;
      svg: string;
      file_key: string | null;
      facts: JSONColumnType<LogoFacts>;
      width_mm: number;
      rights: UsageRights;
      uploaded_by: number | null;
      uploaded_at: Date;
      production: JSONColumnType<Production> | null;
      answer: Generated<string>;
      decided_by: number | null;
      decided_at: Date | null;
    };
  }
}
