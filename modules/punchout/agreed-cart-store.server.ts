import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { AgreedCart } from './agreed-cart.ts';
import './punchout-tables.server.ts';

type NewCart = {
  readonly sessionId: string;
  readonly companyId: number;
  readonly payloadId: string;
  readonly agreed: AgreedCart;
  readonly now: Date;
};

export async function insertAgreedCart(db: Db, { sessionId, companyId, payloadId, agreed, now }: NewCart) {
  await db
    .insertInto('punchout_cart')
    .values({
      cart_id: agreed.cartId,
      session_id: sessionId,
      company_id: companyId,
      payload_id: payloadId,
      agreed: JSON.stringify(agreed),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Named = { readonly cartIds: readonly string[]; readonly payloadId: string | undefined };

/** Carts of the company that were returned: by their ids, or by the message that returned them. */
export async function listAgreedCarts(db: Db, companyId: number, { cartIds, payloadId }: Named): Promise<AgreedCart[]> {
  if (cartIds.length === 0 && payloadId === undefined) return [];
  const rows = await db
    .selectFrom('punchout_cart')
    .select('agreed')
    .where('company_id', '=', companyId)
    .where((eb) =>
      eb.or([
        ...(cartIds.length > 0 ? [eb('cart_id', 'in', cartIds)] : []),
        ...(payloadId === undefined ? [] : [eb('payload_id', '=', payloadId)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  return rows.map(({ agreed }) => agreed);
}

/** A cart with garments for a person who is deleted cannot be ordered as it is: it names them. */
export async function removeAgreedCartsFor(db: Db, wearerId: number): Promise<void> {
  const worn = JSON.stringify({ rows: [{ coworker: { id: wearerId } }] });
  await db.deleteFrom('punchout_cart').where(sql<boolean>`agreed @> ${worn}::text::jsonb`).execute();
}
