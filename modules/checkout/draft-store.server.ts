import './checkout-tables.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import { storedDraft } from './draft-schema.ts';

/** `first` is the empty draft. */
export async function findDraft(db: Db, cartId: string, first: CheckoutDraft): Promise<CheckoutDraft | undefined> {
  const row = await db.selectFrom('checkout_draft').select('data').where('cart_id', '=', cartId).executeTakeFirst();
  return row && storedDraft(first).parse(row.data);
}

export async function writeDraft(db: Db, cartId: string, draft: CheckoutDraft, now: Date): Promise<void> {
  const data = JSON.stringify(draft);
  await db
    .insertInto('checkout_draft')
    .values({ cart_id: cartId, data, changed_at: now })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet({ data, changed_at: now }))
    .execute();
}

/** Deletes the drafts of placed orders. An unpaid order may be given up, and then its draft is needed again. */
export async function forgetPlacedDrafts(db: Db): Promise<void> {
  await db
    .deleteFrom('checkout_draft')
    .using('order_view as o')
    .whereRef('o.cart_id', '=', 'checkout_draft.cart_id')
    .where('o.placed_at', 'is not', null)
    .execute();
}
