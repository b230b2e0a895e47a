import { cultureOf } from '#modules/market/culture.ts';
import { marketList } from '#modules/market/markets.ts';
import { needsDoubleOptIn } from '#modules/newsletter/opt-in.ts';
import {
  addressKeyOf,
  removeSubscriber,
  saveConsent,
  saveSubscriber,
} from '#modules/newsletter/subscriber-store.server.ts';
import { tagsOf } from '#modules/newsletter/subscription.ts';
import type { DemoShop } from './fill-demo.server.ts';
import { randomFor } from './random.ts';

const dayMs = 86_400_000;
const days = 540;
const sources = ['Footer', 'Checkout', 'PromotionAd', 'Account'] as const;
const names = ['kim', 'alva', 'noor', 'jan', 'sofie', 'matti', 'piet', 'lena', 'tomas', 'ida', 'marek', 'elin'];

/** Subscribers of 18 months, more of them lately. Some have left, and some mails came back. */
export async function fillNewsletter({ db, clock, texts }: DemoShop): Promise<void> {
  const now = clock.now().getTime();
  for (const market of marketList) {
    const { marketId, code } = market;
    const random = randomFor('newsletter', code);
    const language = market.defaultLocale;
    const cultureCode = cultureOf({ market, language });
    const count = random.int(8, 24);
    for (let index = 0; index < count; index += 1) {
      const age = Math.floor(days * random.next() ** 1.6);
      const at = new Date(now - age * dayMs - random.int(1, 80_000) * 1000);
      const source = random.pick(sources);
      const emailAddress = `${random.pick(names)}.${code}${index}@readers.example`;
      const addressKey = addressKeyOf(emailAddress);
      const place = { marketId, addressKey };
      const isDouble = needsDoubleOptIn[code];
      const state = isDouble && age < 20 && index % 4 === 0 ? 'pending' : 'active';
      const tags = tagsOf(source);
      await saveSubscriber(db, {
        marketId,
        emailAddress,
        language,
        state,
        source,
        tags,
        metadata: [],
        action: 'None',
        now: at,
      });
      const wording = texts.say(language, 'newsletter-form', 'consent') ?? '';
      await saveConsent(db, { ...place, what: 'asked', source, cultureCode, wording, at });
      if (isDouble && state === 'active') {
        const later = new Date(at.getTime() + 60_000);
        await saveConsent(db, { ...place, what: 'confirmed', source, cultureCode, wording, at: later });
      }
      const end = new Date(at.getTime() + Math.max(1, age - 1) * dayMs * random.next());
      if (index % 9 === 5) {
        await removeSubscriber(db, place);
        await saveConsent(db, { ...place, what: 'left', source: '', cultureCode, wording: '', at: end });
      } else if (index % 11 === 7) {
        await db
          .insertInto('newsletter_block')
          .values({ address_key: addressKey, reason: 'bounce', at: end })
          .execute();
        const proof = { source: 'MailProvider', cultureCode: '', wording: '', at: end };
        await saveConsent(db, { ...place, what: 'bounced', ...proof });
      }
    }
  }
}
