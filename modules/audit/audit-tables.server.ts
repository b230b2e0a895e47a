import type { ColumnType, Generated } from 'kysely';
import type { JsonObject } from '#core/json.ts';
import type { AuditAction } from './audit-actions.ts';

type Stored<T> = ColumnType<T, string, string>;

declare module '#platform/db/db.server.ts' {
  interface Tables {
    audit_entry: {
      id: Generated<number>;
      at: Date;
      actor_kind: 'person' | 'program' | 'operator';
      actor_id: number | null;
      program_id: string | null;
      company_id: number | null;
      companies: number[] | null;
      acting_as: number | null;
      action: AuditAction;
      subject_kind: string;
      subject_id: string;
      before: Stored<JsonObject>;
      after: Stored<JsonObject>;
      personal_fields: Stored<string[]>;
    };
    audit_personal: {
      entry_id: number;
      customer_id: number | null;
      author_id: number | null;
      before: Stored<JsonObject>;
      after: Stored<JsonObject>;
    };
  }
}
