declare module '#platform/db/db.server.ts' {
  interface Tables {
    saved_view: {
      id: string;
      list: string;
      company_id: number | null;
      owner_id: number;
      name: string;
      query: string;
      is_shared: boolean;
      created_at: Date;
    };
  }
}
