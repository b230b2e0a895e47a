import type { ColumnType, Generated } from 'kysely';
import type { CartStatus, Metadata } from '../cart.ts';

type Json<T> = ColumnType<T, string, string>;

type CartTable = {
  id: string;
  market_id: number;
  customer_id: number | null;
  company_id: number | null;
  punch_out_session: string | null;
  name: string;
  description: string;
  status: CartStatus;
  is_active: boolean;
  is_shared: Generated<boolean>;
  metadata: Json<Metadata[]>;
  version: number;
  created_at: Date;
  modified_at: Date;
  order_id: string | null;
  sending_key: string | null;
  sending_until: Date | null;
};

type CartRowTable = {
  id: string;
  cart_id: string;
  parent_id: string | null;
  row_number: number;
  sku: string;
  name: string;
  quantity: ColumnType<string, number, number>;
  schema: string | null;
  metadata: Json<Metadata[]>;
  version: number;
  created_at: Date;
  modified_at: Date;
  removed_at: Date | null;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    cart: CartTable;
    cart_row: CartRowTable;
  }
}
