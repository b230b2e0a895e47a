import type { ColumnType } from 'kysely';

type CampaignTable = {
  id: string;
  definition: ColumnType<unknown, string, string>;
  is_active: boolean;
  created_at: ColumnType<Date, Date, never>;
  changed_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    campaign: CampaignTable;
  }
}
