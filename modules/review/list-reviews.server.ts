import { ok } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type ReviewSearch, searchReviews } from './review-store.server.ts';
import { staffOnly } from './staff-only.ts';

/** Internal staff only: what waits for them, or what they have decided. */
export async function listReviews({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>, search: ReviewSearch) {
  const allowed = staffOnly(visit);
  return allowed.ok ? ok(await searchReviews(db, search)) : allowed;
}
