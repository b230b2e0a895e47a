import type { PartAsked } from '#core/key-page.ts';
import { ok, refuse } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { countWaiting, findReview, type ReviewsSought, pageReviews as readPage } from './review-store.server.ts';

/** Access: staff with the task content. One page of the reviews in a state. */
export async function pageReviews({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, sought: ReviewsSought) {
  const allowed = allowRead(visit, 'content');
  return allowed.ok ? ok(await readPage(db, sought)) : allowed;
}

/** Access: staff with the task content. Number of pending reviews. */
export async function countReviewsToRead(
  { db }: Pick<Shop, 'db'>,
  visit: Pick<Visit, 'claims'>,
  { most }: { most: number },
) {
  const allowed = allowRead(visit, 'content');
  return allowed.ok ? ok(await countWaiting(db, most)) : allowed;
}

/** Access: staff with the task content. One review, and the previous and next in the same state. */
export async function readReview({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, { id }: { id: string }) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const review = await findReview(db, id);
  if (!review) return refuse({ code: 'review-not-found' });
  const place = { value: String(review.writtenAt.getTime() * 1000), key: id };
  const idBeside = async (part: Pick<PartAsked, 'after' | 'before'>) => {
    const beside = { status: review.status, search: '', part: { limit: 1, isDescending: false, ...part } };
    return (await readPage(db, beside)).items[0]?.id;
  };
  return ok({ review, next: await idBeside({ after: place }), previous: await idBeside({ before: place }) });
}
