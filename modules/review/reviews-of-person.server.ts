import { ok } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { changeShown, type ReviewShop } from './change-shown.server.ts';
import { listReviewsOf, removeReviewsOfCustomer } from './review-store.server.ts';

/** What somebody has written, for the export of one's own data. */
export async function readReviewsOf(db: Db, customerId: number): Promise<unknown> {
  const reviews = await listReviewsOf(db, customerId);
  return reviews.map(({ customerId: _customer, revision: _revision, ...review }) => review);
}

/** What somebody wrote may tell who it was: it goes with the account, and its stars with it. */
export async function removeReviewsOf(shop: ReviewShop, customerId: number): Promise<void> {
  await changeShown(shop, async (db, touch) => {
    for (const basePartNo of await removeReviewsOfCustomer(db, customerId)) touch(basePartNo);
    return ok(undefined);
  });
}
