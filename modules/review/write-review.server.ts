import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { isB2B } from '../auth/is-b2b.ts';
import { hasBought } from '../order/has-bought.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { changeShown } from './change-shown.server.ts';
import { findReviewed } from './find-reviewed.server.ts';
import { shownName } from './review.ts';
import type { ReviewInput } from './review-schema.ts';
import { lockOwnReview, saveReview } from './review-store.server.ts';

const perHour = { name: 'write-review', points: 20, seconds: 60 * 60 };

/**
 * Access: customers who bought the product and see it here. A second review replaces the first; each needs moderation.
 */
export async function writeReview(shop: Shop, visit: Visit, input: ReviewInput & { basePartNo: string }) {
  const { claims, now } = visit;
  if (!claims) return refuse({ code: 'not-signed-in' });
  if (claims.acting) return refuse({ code: 'not-while-acting' });
  const { basePartNo, stars, title, text, signature, language = visit.language } = input;
  const { allowed, resetSeconds } = await shop.limits.take(perHour, String(claims.customer_id));
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  if (!(await findReviewed(shop, visit, { basePartNo })))
    return refuse({ code: 'product-not-found', product: basePartNo });
  if (!(await hasBought(shop.db, claims, basePartNo))) return refuse({ code: 'product-not-bought' });
  const person = await findPersonById(shop.db, claims.customer_id);
  if (!person) return refuse({ code: 'account-closed' });
  const own = { customerId: claims.customer_id, basePartNo };
  return changeShown(shop, async (db, touch) => {
    const before = await lockOwnReview(db, own);
    const saved = await saveReview(db, {
      ...own,
      id: newId(now, randomBytes),
      language,
      stars,
      title,
      text,
      author: signature === 'name' ? shownName(person) : '',
      isBusiness: isB2B(claims),
      writtenAt: now,
    });
    if (before?.status === 'accepted') touch(basePartNo);
    return ok(saved);
  });
}
