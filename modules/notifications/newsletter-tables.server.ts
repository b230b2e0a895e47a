declare module '#platform/db/db.server.ts' {
  interface Tables {
    newsletter_key: { market_id: number; email_address: string; language: string; created_at: Date };
  }
}

export {};
