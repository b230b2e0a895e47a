import type { Generated } from 'kysely';

type CustomerTable = {
  id: Generated<number>;
  customer_code: string;
  email_address: string;
  social_security_number: string | null;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  cell_phone: string | null;
  market_id: number | null;
  language: string | null;
  created_at: Generated<Date>;
};

type AccountTable = {
  id: Generated<number>;
  customer_id: number;
  login_name: string;
  role_id: number;
  is_active: Generated<boolean>;
  password_hash: string | null;
  last_sign_in_at: Generated<Date | null>;
  invited_at: Generated<Date | null>;
  created_at: Generated<Date>;
};

/** Columns that addresses of companies and of people share. */
export type AddressColumns = {
  id: Generated<number>;
  address_line_1: string;
  address_line_2: string | null;
  zip_code: string;
  city: string;
  region: string | null;
  country_code: string;
};

type FactTable = {
  customer_id: number;
  amount_limit: number | null;
  amount_limit_currency: string | null;
  amount_limit_past: Generated<unknown>;
  employee_no: string | null;
  occupation: string | null;
  department: string | null;
  cost_centre: string | null;
  locker: string | null;
  locker_position: string | null;
  approver_id: number | null;
  approver_email: string | null;
  is_super: boolean | null;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    customer: CustomerTable;
    customer_fact: FactTable;
    /** The number of people of a role in a department or cost centre; rows with the same key are added up. */
    place_count: {
      id: Generated<number>;
      company_id: number;
      kind: string;
      name: string;
      role_id: number;
      people: number;
    };
    customer_info: { customer_id: number; code: string; value: string };
    customer_company: { customer_id: number; company_id: number };
    account: AccountTable;
    colleague: { customer_id: number; company_id: number; name: string };
    deleted_person: { customer_id: number };
    person_contact: { customer_id: number; first_name: string; last_name: string; email: string };
    membership_offer: {
      customer_id: number;
      company_id: number;
      offered_by: number | null;
      offered_at: Date;
      declined_at: Date | null;
      as_admin: Generated<boolean>;
    };
    customer_address: AddressColumns & { customer_id: number };
    customer_size: { customer_id: number; size_group: string; size: string; changed_at: Date };
    customer_measure: { customer_id: number; measure: string; millimetres: number; changed_at: Date };
  }
}
