import { ok, refuse } from '#core/result.ts';
import { cultureOf } from '../market/culture.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { unsubscribed } from './newsletter-events.ts';
import { unsealPlace } from './newsletter-link.server.ts';
import { addressKeyOf, type Place, removeSubscriber, saveConsent } from './subscriber-store.server.ts';

type LeaveShop = Pick<Shop, 'db' | 'events'>;

const perHour = { name: 'newsletter-leave', points: 30, seconds: 60 * 60 };

/**
 * Access: everybody, for any address, limited per hour. The same answer for an address that was never on the list, so
 * that it does not reveal subscribers.
 */
export async function unsubscribe(
  shop: LeaveShop & Pick<Shop, 'limits'>,
  visit: Visit,
  { emailAddress, marketId }: { readonly emailAddress: string; readonly marketId: number },
) {
  if (visit.claims?.acting) return refuse({ code: 'not-while-acting' });
  const { allowed, resetSeconds } = await shop.limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  await leave(shop, visit, { marketId, addressKey: addressKeyOf(emailAddress) });
  return ok({ emailAddress, marketId });
}

/** Access: anybody with the link of a mail. Checks its signature. */
export function checkLeaveLink({ env }: Pick<Shop, 'env'>, link: string) {
  const place = unsealPlace(env, 'leave', link);
  return place ? ok(place) : refuse({ code: 'link-invalid' });
}

/** Access: anybody with the link of a mail; a mail program posts to it (RFC 8058). Idempotent. */
export async function unsubscribeByLink(shop: LeaveShop & Pick<Shop, 'env'>, visit: Visit, { link }: { link: string }) {
  const checked = checkLeaveLink(shop, link);
  if (!checked.ok) return checked;
  await leave(shop, visit, checked.value);
  return ok({});
}

async function leave({ db, events }: LeaveShop, visit: Visit, place: Place): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await removeSubscriber(transaction, place))) return;
    const cultureCode = cultureOf(visit);
    await saveConsent(transaction, { ...place, what: 'left', source: '', cultureCode, wording: '', at: visit.now });
    const key = `${place.marketId} ${place.addressKey}`;
    await events.publish(transaction, { name: unsubscribed, key, payload: place });
  });
}
