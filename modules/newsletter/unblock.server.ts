import { ok, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { cultureOf } from '../market/culture.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { removeBlock } from './blocks/block-store.server.ts';
import { findListed } from './list/list-store.server.ts';
import { subscriberChanged } from './newsletter-events.ts';
import { listPlacesOf, saveConsent } from './subscriber-store.server.ts';

/** Access: staff with the task newsletter. The address gets mails again, in all its markets; the reason is part of the proof. */
export async function unblock(
  { db, events }: Pick<Shop, 'db' | 'events'>,
  visit: Visit,
  { id, reason }: { readonly id: string; readonly reason: string },
) {
  const allowed = allowChange(visit, 'newsletter');
  if (!allowed.ok) return allowed;
  return db.transaction().execute(async (transaction) => {
    const listed = await findListed(transaction, id);
    if (!listed) return refuse({ code: 'not-found', id });
    const { addressKey, blockReason } = listed;
    if (!(await removeBlock(transaction, addressKey))) return ok({ id });
    for (const place of await listPlacesOf(transaction, addressKey)) {
      const proof = { source: 'Staff', cultureCode: cultureOf(visit), wording: reason, at: visit.now };
      await saveConsent(transaction, { ...place, what: 'unblocked', ...proof });
      const key = `${place.marketId} ${addressKey}`;
      await events.publish(transaction, { name: subscriberChanged, key, payload: place });
    }
    const sides = { before: { block: blockReason }, after: { block: 'none' } };
    await recordChange(transaction, visit, { action: 'newsletter.unblocked', subject: id, ...sides });
    return ok({ id });
  });
}
