declare module '#platform/db/db.server.ts' {
  interface Tables {
    search_synonym: { language: string; phrase: string; meaning: string; created_at: Date };
  }
}
