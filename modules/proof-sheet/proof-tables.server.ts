import type { ColumnType } from 'kysely';
import type { Proof } from '../proof/proof.ts';
import type { HeldState } from './production-state.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    proof: {
      id: string;
      cart_row_id: string | null;
      order_id: string | null;
      row_number: number | null;
      wearer_id: number | null;
      buyer_id: number | null;
      hash: string;
      data: ColumnType<Proof, string, never>;
      /** Of orders: deflated. */
      drawing: ColumnType<Uint8Array | null, Uint8Array | null | undefined, never>;
      made_at: Date;
    };
    held_service: { order_id: string; row_number: number; state: HeldState };
  }
}
