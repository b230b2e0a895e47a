type FeatureFlagTable = { key: string; market_id: number | null; enabled: boolean; changed_at: Date };

declare module '#platform/db/db.server.ts' {
  interface Tables {
    feature_flag: FeatureFlagTable;
  }
}
