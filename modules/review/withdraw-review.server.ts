import { ok, refuse } from '#core/result.ts';
import type { Visit } from '../visit.ts';
import { changeShown, type ReviewShop } from './change-shown.server.ts';
import { lockOwnReview, removeReview } from './review-store.server.ts';

/** Access: the author. Deletes the review, published or pending. */
export async function withdrawReview(
  shop: ReviewShop,
  { claims }: Pick<Visit, 'claims'>,
  { basePartNo }: { basePartNo: string },
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return changeShown(shop, async (db, touch) => {
    const own = await lockOwnReview(db, { customerId: claims.customer_id, basePartNo });
    if (!own) return refuse({ code: 'review-not-found' });
    await removeReview(db, own.id);
    if (own.status === 'accepted') touch(basePartNo);
    return ok({ basePartNo });
  });
}
