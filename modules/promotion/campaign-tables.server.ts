import type { ColumnType, Generated } from 'kysely';

type CampaignTable = {
  id: string;
  definition: ColumnType<unknown, string, string>;
  is_active: boolean;
  uses: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  changed_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    campaign: CampaignTable;
    campaign_use: { campaign_id: string; order_id: string };
  }
}
