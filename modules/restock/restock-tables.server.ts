import type { Language } from '#core/locale.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    restock_wish: {
      id: string;
      sku: string;
      email_address: string;
      address_key: string;
      customer_id: number | null;
      company_id: number | null;
      market_id: number;
      language: Language;
      created_at: Date;
      look_after: Date;
    };
  }
}
