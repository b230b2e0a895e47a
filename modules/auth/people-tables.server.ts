import type { Generated } from 'kysely';
import type { StaffTask } from './staff-tasks.ts';

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
  created_at: Generated<Date>;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    customer: CustomerTable;
    customer_info: { customer_id: number; code: string; value: string };
    customer_company: { customer_id: number; company_id: number };
    account: AccountTable;
    staff_task: { customer_id: number; task: StaffTask };
  }
}
