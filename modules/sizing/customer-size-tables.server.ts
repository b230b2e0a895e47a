declare module '#platform/db/db.server.ts' {
  interface Tables {
    customer_size: { customer_id: number; size_group: string; size: string; changed_at: Date };
    customer_measure: { customer_id: number; measure: string; millimetres: number; changed_at: Date };
  }
}
