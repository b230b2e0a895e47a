import type { ColumnType, Generated } from 'kysely';
import type { AddressColumns } from '../people/people-tables.server.ts';

type CompanyTable = {
  id: Generated<number>;
  parent_id: number | null;
  market_id: number;
  name: string;
  coop_code: string | null;
  email_address: string | null;
  org_no: string | null;
  web: string | null;
  phone_number: string | null;
  attributes: ColumnType<Record<string, string>, string, string>;
  created_at: Generated<Date>;
  version: Generated<number>;
  settings_version: Generated<number>;
};

type CompanySettingTable = { company_id: number; key: string; value: string };

type CreditEntryTable = {
  id: Generated<number>;
  company_id: number;
  kind: 'set' | 'order' | 'cancellation' | 'credit' | 'payment' | 'child';
  amount: number;
  remaining: number;
  order_id: string | null;
  reference: string | null;
  at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    company: CompanyTable;
    company_address: AddressColumns & { company_id: number; kind: 'delivery' | 'invoice' };
    company_setting: CompanySettingTable;
    company_credit: { company_id: number; currency: string; remaining: number };
    company_credit_entry: CreditEntryTable;
    company_project: { company_id: number; number: string; name: string; attestant: string | null };
    company_order_number: { company_id: number; number: string };
    company_price_list: { company_id: number; price_list: string };
  }
}
