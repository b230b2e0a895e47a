import { ok, refuse } from '#core/result.ts';
import type { Visit } from '../visit.ts';
import { changeShown, type ReviewShop } from './change-shown.server.ts';
import type { DecisionInput } from './review-schema.ts';
import { lockReview, saveDecision } from './review-store.server.ts';
import { staffOnly } from './staff-only.ts';

/** Internal staff only. They may change their mind; what its writer has changed since they read it they read again. */
export async function decideReview(
  shop: ReviewShop,
  visit: Pick<Visit, 'claims' | 'now'>,
  { id, ...decision }: DecisionInput & { id: string },
) {
  const allowed = staffOnly(visit);
  if (!allowed.ok) return allowed;
  const { customer_id: by } = allowed.value;
  return changeShown(shop, async (db, touch) => {
    const before = await lockReview(db, id);
    if (!before) return refuse({ code: 'review-not-found' });
    if (before.revision !== decision.revision) return refuse({ code: 'review-changed' });
    const reason = decision.status === 'refused' ? decision.reason : '';
    const decided = await saveDecision(db, { id, status: decision.status, reason, by, now: visit.now });
    if ((before.status === 'accepted') !== (decided.status === 'accepted')) touch(before.basePartNo);
    return ok(decided);
  });
}
