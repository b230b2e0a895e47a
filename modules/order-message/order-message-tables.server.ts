type OrderMessageTable = {
  id: string;
  order_id: string;
  from_staff: boolean;
  written_by: number | null;
  body: string;
  written_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    order_message: OrderMessageTable;
  }
}
