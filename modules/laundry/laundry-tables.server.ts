import type { Generated } from 'kysely';

export type OptionKind = 'sub-company' | 'department' | 'cost-center' | 'delivery-location';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    laundry: { code: string; name: string; company_id: Generated<number | null> };
    laundry_customer: { company_id: number; laundry: string };
    laundry_option: { company_id: number; kind: OptionKind; code: string; name: Generated<string>; position: number };
    laundry_wearer: {
      company_id: number;
      employee_no: string;
      name: string;
      sub_company: Generated<string>;
      department: Generated<string>;
      cost_center: Generated<string>;
      customer_id?: number | null;
    };
    laundry_position: { company_id: number; locker: string; position: string; employee_no: string | null };
  }
}
