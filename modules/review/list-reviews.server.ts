import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type ReviewSearch, searchReviews } from './review-store.server.ts';

/** Staff with the task content: what waits for them, or what they have decided. */
export async function listReviews({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, search: ReviewSearch) {
  const allowed = allowRead(visit, 'content');
  return allowed.ok ? ok(await searchReviews(db, search)) : allowed;
}
