import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Visit } from '../visit.ts';
import { changeShown, type ReviewShop } from './change-shown.server.ts';
import { reviewDecided } from './review-events.ts';
import type { DecisionInput } from './review-schema.ts';
import { lockReview, saveDecision } from './review-store.server.ts';

/**
 * Access: staff with the task content. They may change a decision; a review that its author has edited meanwhile must
 * be read again.
 */
export async function decideReview(
  shop: ReviewShop,
  visit: Pick<Visit, 'claims' | 'now'>,
  { id, ...decision }: DecisionInput & { id: string },
) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const { customer_id: by } = allowed.value;
  return changeShown(shop, async (db, touch) => {
    const before = await lockReview(db, id);
    if (!before) return refuse({ code: 'review-not-found' });
    if (before.revision !== decision.revision) return refuse({ code: 'review-changed' });
    const reason = decision.status === 'refused' ? decision.reason : '';
    const decided = await saveDecision(db, { id, status: decision.status, reason, by, now: visit.now });
    await recordChange(db, visit, {
      action: 'review.decided',
      subject: id,
      before: { status: before.status },
      after: { status: decided.status },
      personal: { of: before.customerId, before: { reason: before.reason }, after: { reason } },
    });
    // A changed reason is news, too; the same decision again is not.
    if (before.status !== decided.status || before.reason !== decided.reason)
      await shop.events.publish(db, {
        name: reviewDecided,
        key: id,
        payload: { reviewId: id, revision: decided.revision },
      });
    if ((before.status === 'accepted') !== (decided.status === 'accepted')) touch(before.basePartNo);
    return ok(decided);
  });
}
