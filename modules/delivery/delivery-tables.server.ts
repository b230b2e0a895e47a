import type { ColumnType, Generated } from 'kysely';
import type { BuyerKind } from '../auth/buyer-kind.ts';
import type { ServicePoint } from './service-point.ts';

type Json<T> = ColumnType<T, string, string>;

type DeliveryMethodTable = {
  id: number;
  carrier: string;
  /** Key: language. */
  texts: Json<Readonly<Record<string, { name: string; description: string }>>>;
  requires_zero_cost: Generated<boolean>;
  days_from: number;
  days_to: number;
};

type DeliveryGroupEntryTable = {
  id: number;
  group_id: number;
  method_id: number;
  sort_order: number;
  cost: number;
  is_gross: boolean;
  currency: string;
  free_from: number | null;
  countries: string[];
};

type ServicePointTable = {
  market_id: number;
  id: string;
  carrier: string;
  country_code: string;
  zip_code: string;
  data: Json<Omit<ServicePoint, 'id' | 'carrier'>>;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    delivery_method: DeliveryMethodTable;
    delivery_group: { id: number; market_id: number; audience: BuyerKind };
    delivery_group_entry: DeliveryGroupEntryTable;
    service_point: ServicePointTable;
  }
}
