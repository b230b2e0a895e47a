import type { Generated, JSONColumnType } from 'kysely';
import type { StartCard, StartHero } from './company-page.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    company_page: {
      id: Generated<number>;
      company_id: number;
      title: string;
      content: string;
      hero_block: JSONColumnType<StartHero> | null;
      column_cards: JSONColumnType<readonly StartCard[]>;
      logotype: string | null;
      logotype_ratio: number | null;
      video: string;
      product: string;
      version: Generated<number>;
      changed_at: Date;
    };
  }
}
