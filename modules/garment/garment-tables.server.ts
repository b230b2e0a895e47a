import type { Generated } from 'kysely';
import type { ScanKind } from './tally.ts';

type GarmentTable = {
  id: string;
  company_id: number;
  laundry_name: string;
  order_id: string;
  dispatch_number: string;
  row_number: number;
  piece: number;
  market_id: number;
  sku: string;
  name: string;
  colour: string;
  size: string;
  wearer_id: number | null;
  employee_no: string;
  department: string;
  locker: string;
  position: string;
  delivered_at: Date;
  washes: Generated<number>;
  repairs: Generated<number>;
  washed_at: Generated<Date | null>;
  seen_at: Generated<Date | null>;
  lost_at: Generated<Date | null>;
  retired_at: Generated<Date | null>;
  return_id: Generated<string | null>;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    garment: GarmentTable;
    garment_event: { garment_id: string; event_id: string; kind: ScanKind; at: Date };
  }
}
