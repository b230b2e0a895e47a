import { spanOf } from '../delivery/delivery-days.ts';
import { createAmountWords } from '../market/amount-words.ts';
import { cultureOf } from '../market/culture.ts';
import { createCurrencyFormat } from '../market/currency-format.ts';
import { createDayFormat, createMomentFormat } from '../market/day-format.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { createQuantityFormat } from '../market/quantity-format.ts';
import { createRateFormat } from '../market/rate-format.ts';
import { timeZones } from '../market/time-zones.ts';
import { pictureUrl } from '../media/picture-address.ts';
import { taxKindOf } from '../pricing/total-words.ts';
import type { Shop } from '../shop.server.ts';
import type { Order } from './order.ts';
import type { MailWords } from './order-mail.ts';
import type { FoundOrder } from './order-store.server.ts';
import { readSeller } from './read-seller.server.ts';
import { homeOf, statusLink } from './status-link.server.ts';
import { statusPageOf } from './status-page.ts';

export type MailShop = Pick<Shop, 'env' | 'mail' | 'texts' | 'snapshots' | 'log' | 'db' | 'clock' | 'live'>;

type Formats = Pick<MailWords, 'money' | 'date' | 'number' | 'rate'>;

/** Texts and formats for mails about an order, in its language and market. Formatters are cached. */
export function createMailWords(shop: MailShop): (found: FoundOrder) => Promise<MailWords> {
  const { env, texts } = shop;
  const kept = new Map<string, Formats>();
  const formatsOf = (order: Order, culture: string): Formats => {
    const key = `${culture} ${order.priced.currency}`;
    const formats = kept.get(key) ?? createFormats(culture, order.priced.currency);
    kept.set(key, formats);
    return formats;
  };
  return async ({ order, redirectUrls, isBankSlow }) => {
    const { id, marketId, language } = order;
    const home = homeOf(env, marketId);
    const market = findMarketBySiteId(marketId) ?? fallbackMarket(env.APP_ENV);
    const culture = cultureOf({ market, language });
    const say = (domain: string) => (key: string, facts?: Record<string, string | number>) =>
      texts.say(culture, domain, key, facts) ?? key;
    const formats = formatsOf(order, culture);
    return {
      say: say('order'),
      progress: say('order-mails'),
      copyLink: say('mail')('copyLink'),
      signature: say('mail')('signature'),
      sum: (word, facts) => say('cart')(`summary.${word}`, facts),
      taxKind: taxKindOf(market),
      days: (days) => say('delivery')('days', { to: days.to, span: spanOf(days) }),
      ...formats,
      moment: createMomentFormat(culture, timeZones[market.code]),
      amount: createAmountWords(say('units'), formats.number),
      seller: await readSeller(shop, { market, language, home, isConsumer: order.owner.kind !== 'company' }),
      pictureUrl: (path) => new URL(pictureUrl(path, undefined), home).href,
      url: statusLink(shop, { id, marketId, redirectUrls }, statusPageOf(order, isBankSlow)),
    };
  };
}

function createFormats(culture: string, currency: string): Formats {
  const { format } = createCurrencyFormat(culture, currency);
  return {
    money: ({ amount }) => format(amount),
    date: createDayFormat(culture),
    number: createQuantityFormat(culture, currency),
    rate: createRateFormat(culture, currency),
  };
}
