import type { ColumnType, Generated } from 'kysely';

type CampaignTable = {
  id: string;
  definition: ColumnType<unknown, string, string>;
  is_active: boolean;
  uses: Generated<number>;
  /** Set for a personal code: the campaign whose benefit it gives. Its own definition has only the code and its limit. */
  template_id: ColumnType<string | null, string | undefined, never>;
  created_at: ColumnType<Date, Date, never>;
  changed_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    campaign: CampaignTable;
    campaign_use: { campaign_id: string; order_id: string };
  }
}
