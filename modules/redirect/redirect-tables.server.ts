declare module '#platform/db/db.server.ts' {
  interface Tables {
    redirect: {
      id: string;
      market_id: number | null;
      from_path: string;
      to_path: string;
      created_at: Date;
    };
    missing_address: {
      market_id: number;
      path: string;
      n: number;
      first_at: Date;
      last_at: Date;
    };
  }
}
