import type { ColumnType } from 'kysely';

/** Version of the topic at the last write of the row. */
type Version = ColumnType<number, number | undefined, number>;

declare module '#platform/db/db.server.ts' {
  interface Tables {
    catalogue_staging: {
      import_id: string;
      line: number;
      kind: string;
      key: string;
      data: ColumnType<unknown, string, string>;
    };
    catalogue_reference: { kind: string; key: string; data: ColumnType<unknown, string, string> };
    product: {
      base_part_no: string;
      data: ColumnType<unknown, string, string>;
      version: Version;
      primary_category: ColumnType<string, never, never>;
    };
    product_colour: { part_no: string; base_part_no: string; sizes: string[] };
    price: {
      price_list: string;
      part_no: string;
      currency: string;
      is_gross: boolean;
      unit_amount: number;
      size_exceptions: unknown;
      campaign: unknown;
      version: Version;
    };
    stock: { sku: string; part_no: string; on_hand: number; next_delivery_date: string | null; version: Version };
    stock_news: { sku: string };
    published_review: {
      id: string;
      base_part_no: string;
      language: string;
      stars: number;
      title: string;
      body: string;
      author: string;
      writer: 'named' | 'business' | 'private';
      written_on: string;
      is_own: boolean;
    };
    catalogue_removal: { kind: 'product' | 'stock'; key: string; version: number };
  }
}
