import type { ColumnType, Generated } from 'kysely';
import type { ApprovalCondition } from './approval-kinds.ts';
import type { Outcome } from './approval-rule.ts';

type Json<T> = ColumnType<T, string, string>;

declare module '#platform/db/db.server.ts' {
  interface Tables {
    approval_rule: {
      id: string;
      company_id: number;
      version: number;
      is_active: boolean;
      created_at: Date;
    };
    approval_rule_version: {
      rule_id: string;
      version: number;
      name: string;
      condition: Json<ApprovalCondition>;
      outcome: Json<Outcome>;
      is_active: boolean;
      changed_by: number | null;
      changed_at: Date;
    };
    order_approval_step: {
      order_id: string;
      position: number;
      approver_ids: number[];
      rule_id: string | null;
      rule_version: number | null;
      approved_by: number | null;
      approved_at: Date | null;
      is_of_former_rows: Generated<boolean>;
    };
  }
}
