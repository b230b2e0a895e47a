import { ok, refuse } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findOwnReview, listReviewsOf } from './review-store.server.ts';

type ReviewVisit = Pick<Visit, 'claims'>;

/** The visitor's own reviews, the latest first. */
export async function readOwnReviews({ db }: Pick<Shop, 'db'>, { claims }: ReviewVisit) {
  return claims ? ok(await listReviewsOf(db, claims.customer_id)) : refuse({ code: 'not-signed-in' });
}

export async function readOwnReview(
  { db }: Pick<Shop, 'db'>,
  { claims }: ReviewVisit,
  { basePartNo }: { basePartNo: string },
) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const own = await findOwnReview(db, { customerId: claims.customer_id, basePartNo });
  return own ? ok(own) : refuse({ code: 'review-not-found' });
}
