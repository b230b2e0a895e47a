declare module '#platform/db/db.server.ts' {
  interface Tables {
    favourite_campaign: { campaign_id: string; told_at: Date };
  }
}
