import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type ReviewSearch, searchReviews } from './review-store.server.ts';

/** Access: staff with the task content. Lists pending or decided reviews. */
export async function listReviews({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, search: ReviewSearch) {
  const allowed = allowRead(visit, 'content');
  return allowed.ok ? ok(await searchReviews(db, search)) : allowed;
}
