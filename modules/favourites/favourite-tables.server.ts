declare module '#platform/db/db.server.ts' {
  interface Tables {
    favourite_list: {
      id: string;
      market_id: number;
      customer_id: number;
      company_id: number | null;
      is_default: boolean;
      name: string;
      share_token: string | null;
      created_at: Date;
      modified_at: Date;
      removed_at: Date | null;
    };
    favourite_item: {
      list_id: string;
      part_no: string;
      sku: string;
      added_at: Date;
      changed_at: Date;
      is_removed: boolean;
    };
  }
}
