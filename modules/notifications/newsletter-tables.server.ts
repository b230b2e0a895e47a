import type { Language } from '#core/locale.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    newsletter_key: { market_id: number; email_address: string; language: Language; created_at: Date };
  }
}
