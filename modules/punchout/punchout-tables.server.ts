import type { ColumnType } from 'kysely';
import type { ReturnForm } from '../punchout-document/transfer.ts';
import type { AgreedCart } from './agreed-cart.ts';
import type { Connection } from './connection.ts';
import type { AskedVisit } from './punchout-session.ts';

type Json<T> = ColumnType<T, string, string>;

declare module '#platform/db/db.server.ts' {
  interface Tables {
    punchout_connection: { company_id: number; settings: Json<Partial<Connection>>; changed_at: Date };
    punchout_credential: {
      id: string;
      company_id: number;
      customer_id: number;
      name: string;
      secret_hash: string;
      created_at: Date;
      trial_type: ColumnType<string | null, string | null | undefined, string | null>;
      trial_address: ColumnType<string | null, string | null | undefined, string | null>;
      trial_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
    };
    punchout_cart: {
      cart_id: string;
      session_id: string;
      company_id: number;
      payload_id: string;
      agreed: Json<AgreedCart>;
      created_at: Date;
    };
    punchout_session: {
      id: string;
      company_id: number;
      customer_id: number;
      market_id: number;
      type: string;
      hook_url: string;
      asked: Json<AskedVisit>;
      payload_id: string | null;
      sid: string | null;
      created_at: Date;
      started_at: Date | null;
      closed_at: Date | null;
      credential_id: string | null;
      window_code: ColumnType<string | null, string | null | undefined, string | null>;
      window_code_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      returned_form: ColumnType<ReturnForm | null, string | null, string | null>;
    };
  }
}
