import { isLanguage } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { cultureOf } from '../market/culture.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import type { Market } from '../market/market.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { findBlock } from './blocks/block-store.server.ts';
import { codeDue, confirmationAsked, subscribed } from './newsletter-events.ts';
import type { SubscribeInput } from './newsletter-schema.ts';
import { needsDoubleOptIn } from './opt-in.ts';
import { addressKeyOf, findSubscriber, saveConsent, saveSubscriber } from './subscriber-store.server.ts';
import { keepTopics, valueOf } from './subscription.ts';

type SubscribeShop = Pick<Shop, 'db' | 'events' | 'limits' | 'texts'>;

const perHour = { name: 'newsletter', points: 30, seconds: 60 * 60 };
/** Mails that a stranger can cause at an address. */
const mailsPerDay = { name: 'newsletter-mails', points: 3, seconds: 24 * 60 * 60 };

/**
 * Access: everybody, for any address, limited per hour. The answer is the same for a new and a known address.
 */
export async function subscribe(shop: SubscribeShop, visit: Visit, input: SubscribeInput) {
  if (visit.claims?.acting) return refuse({ code: 'not-while-acting' });
  const { emailAddress, marketId, cultureCode } = input;
  const market = findMarketBySiteId(marketId);
  if (!market) return refuse({ code: 'market-not-found', marketId });
  const { allowed, resetSeconds } = await shop.limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  const { allowed: mayMail } = await shop.limits.take(mailsPerDay, addressKeyOf(emailAddress));
  const [spoken = ''] = cultureCode.split('-');
  const language = isLanguage(spoken) ? spoken : visit.language;
  await shop.db
    .transaction()
    .execute((db) => addSubscriber(shop, db, { ...input, market, language, now: visit.now, mayMail }));
  return ok({ emailAddress, marketId, cultureCode });
}

type Addition = Pick<SubscribeInput, 'emailAddress' | 'tags' | 'metadata' | 'actionAfterSuccessfulCreate'> &
  Pick<Visit, 'language' | 'now'> & {
    readonly market: Market;
    /** False if the address got enough mails today. */
    readonly mayMail: boolean;
  };

/**
 * Access: internal, also for a placed order. Where double opt-in is required, the address waits for its confirmation;
 * what follows the sign-up waits with it. An address whose mails came back must be confirmed in every market, and one whose
 * owner complained gets no mail at all.
 */
export async function addSubscriber(
  { events, texts }: Pick<Shop, 'events' | 'texts'>,
  db: Db,
  { emailAddress, market, language, now, metadata = [], actionAfterSuccessfulCreate: action, ...addition }: Addition,
): Promise<void> {
  const { marketId } = market;
  const addressKey = addressKeyOf(emailAddress);
  const known = await findSubscriber(db, { marketId, addressKey });
  const block = await findBlock(db, addressKey);
  const state = block ? 'pending' : (known?.state ?? (needsDoubleOptIn[market.code] ? 'pending' : 'active'));
  const mayMail = addition.mayMail && block !== 'complaint';
  const tags = keepTopics(addition.tags, known?.tags ?? []);
  const source = valueOf(tags, 'Source') ?? '';
  await saveSubscriber(db, { marketId, emailAddress, language, state, source, tags, metadata, action, now });
  const cultureCode = cultureOf({ market, language });
  const wording = texts.say(language, 'newsletter-form', 'consent') ?? '';
  if (known?.state !== 'active' || block)
    await saveConsent(db, { marketId, addressKey, what: 'asked', source, cultureCode, wording, at: now });
  const publish = (name: string) =>
    events.publish(db, { name, key: `${marketId} ${addressKey}`, payload: { marketId, addressKey } });
  if (state === 'active' && !known) await publish(subscribed);
  if (state === 'pending' && mayMail) await publish(confirmationAsked);
  if (state === 'active' && action === 'SendPromotionCode' && mayMail) await publish(codeDue);
}
