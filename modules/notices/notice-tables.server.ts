import type { ColumnType, Generated } from 'kysely';
import type { Channel, NoticeKind, Topic } from './notice-kinds.ts';

type Json<T> = ColumnType<T, string, never>;

declare module '#platform/db/db.server.ts' {
  interface Tables {
    notice: {
      id: Generated<number>;
      customer_id: number;
      event_id: string;
      kind: NoticeKind;
      facts: Json<Record<string, string>>;
      page: string | null;
      params: Json<Record<string, string>>;
      company_id: number | null;
      about_id: number | null;
      created_at: Date;
      read_at: Date | null;
      in_shop: ColumnType<boolean, boolean, never>;
      digest_due: boolean;
    };
    notice_choice: { customer_id: number; topic: Topic; channel: Channel };
  }
}
