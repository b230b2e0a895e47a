import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { changeShown, type ReviewShop } from './change-shown.server.ts';
import { listReviewsOf, removeReviewsOfCustomer } from './review-store.server.ts';

/** A person's reviews, for the data export. */
export async function readReviewsOf(db: Db, customerId: number): Promise<unknown> {
  const reviews = await listReviewsOf(db, customerId);
  return reviews.map(({ customerId: _customer, revision: _revision, ...review }) => review);
}

/** Reviews may identify their author, so they are deleted with the account, including their ratings. */
export async function removeReviewsOf(shop: ReviewShop, customerId: number): Promise<void> {
  await changeShown(shop, async (db, touch) => {
    for (const basePartNo of await removeReviewsOfCustomer(db, customerId)) touch(basePartNo);
    return ok(undefined);
  });
}
