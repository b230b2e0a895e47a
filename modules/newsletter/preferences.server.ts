import { ok, refuse } from '#core/result.ts';
import { cultureOf } from '../market/culture.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { preferencesAsked, subscriberChanged } from './newsletter-events.ts';
import { sealPlace, unsealPlace } from './newsletter-link.server.ts';
import { addressKeyOf, findSubscriber, saveConsent, saveTags } from './subscriber-store.server.ts';
import { type Topic, topicsOf, withTopics } from './subscription.ts';

const perHour = { name: 'newsletter-preferences', points: 30, seconds: 60 * 60 };
const mailsPerDay = { name: 'newsletter-preference-mails', points: 3, seconds: 24 * 60 * 60 };

/** Access: anybody with the link of a mail. The topics that the address gets, and the link that takes it off the list. */
export async function readPreferences({ db, env }: Pick<Shop, 'db' | 'env'>, { link }: { readonly link: string }) {
  const place = unsealPlace(env, 'preferences', link);
  const subscriber = place && (await findSubscriber(db, place));
  if (subscriber?.state !== 'active') return refuse({ code: 'link-invalid' });
  const leaveLink = sealPlace(env, 'leave', subscriber);
  return ok({ emailAddress: subscriber.emailAddress, topics: topicsOf(subscriber.tags), leaveLink });
}

/** Access: anybody with the link of a mail. At least one topic; without any, the address must leave the list. */
export async function changePreferences(
  { db, env, events }: Pick<Shop, 'db' | 'env' | 'events'>,
  visit: Visit,
  { link, topics }: { readonly link: string; readonly topics: readonly Topic[] },
) {
  const place = unsealPlace(env, 'preferences', link);
  if (!place) return refuse({ code: 'link-invalid' });
  return db.transaction().execute(async (transaction) => {
    const subscriber = await findSubscriber(transaction, place);
    if (subscriber?.state !== 'active') return refuse({ code: 'link-invalid' });
    const tags = withTopics(subscriber.tags, topics);
    const changed = { emailAddress: subscriber.emailAddress, topics: topicsOf(tags) };
    if (topicsOf(subscriber.tags).join() === changed.topics.join()) return ok(changed);
    await saveTags(transaction, place, tags);
    const proof = { source: 'Preferences', cultureCode: cultureOf(visit), wording: changed.topics.join(', ') };
    await saveConsent(transaction, { ...place, what: 'changed', ...proof, at: visit.now });
    const key = `${place.marketId} ${place.addressKey}`;
    await events.publish(transaction, { name: subscriberChanged, key, payload: place });
    return ok(changed);
  });
}

/**
 * Access: everybody, for any address, limited per hour. Mails the link to the preferences. The same answer for an address
 * that is not on the list, so that it does not reveal subscribers.
 */
export async function askForPreferences(
  { db, events, limits }: Pick<Shop, 'db' | 'events' | 'limits'>,
  visit: Visit,
  { emailAddress }: { readonly emailAddress: string },
) {
  const { allowed, resetSeconds } = await limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  const place = { marketId: visit.market.marketId, addressKey: addressKeyOf(emailAddress) };
  const { allowed: mayMail } = await limits.take(mailsPerDay, place.addressKey);
  const subscriber = await findSubscriber(db, place);
  if (mayMail && subscriber?.state === 'active')
    await events.publish(db, { name: preferencesAsked, key: `${place.marketId} ${place.addressKey}`, payload: place });
  return ok({ emailAddress });
}
