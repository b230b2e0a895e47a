import type { ColumnType } from 'kysely';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    checkout_draft: { cart_id: string; data: ColumnType<unknown, string, string>; changed_at: Date };
  }
}
