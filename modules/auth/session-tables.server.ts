import type { ColumnType, Generated } from 'kysely';
import type { StaffTask } from './staff-tasks.ts';

type SessionTable = {
  sid: string;
  customer_id: number;
  company_id: number | null;
  market_id: number;
  role_label: string;
  punch_out_type: string;
  hook_url: string | null;
  read_only: Generated<boolean>;
  device: string;
  remembered: boolean;
  created_at: Date;
  last_seen_at: Date;
  ended_at: Date | null;
  actor_id: number | null;
  actor_sid: string | null;
  acting_until: Date | null;
};

type RefreshTokenTable = { hash: string; sid: string; issued_at: Date; expires_at: Date; used_at: Date | null };

type AttemptTable = { key: string; count: number; last_at: Date; locked_until: Date | null };

type ApiClientTable = {
  id: string;
  secret_hash: string;
  name: string;
  scopes: ColumnType<string[], string, string>;
  customer_id: number;
  company_id: number | null;
  market_id: number;
  all_markets: Generated<boolean>;
  is_active: Generated<boolean>;
  created_at: Date;
  secret_changed_at: Date;
  last_used_at: Date | null;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    session: SessionTable;
    refresh_token: RefreshTokenTable;
    attempt: AttemptTable;
    api_client: ApiClientTable;
    staff_task: { customer_id: number; task: StaffTask };
  }
}
