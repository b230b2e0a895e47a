import type { Subscriber } from '#platform/events/event.ts';
import { createAmountWords } from '../market/amount-words.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import { createQuantityFormat } from '../market/quantity-format.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import type { Shop } from '../shop.server.ts';
import { cartMailAsked, cartMailAskedPayload } from './mail/cart-events.ts';
import { cartMail } from './mail/cart-mail.ts';

/** Sends the mails that cart events trigger. */
export function cartMails(shop: Pick<Shop, 'env' | 'mail' | 'texts' | 'db' | 'clock' | 'live'>): Subscriber[] {
  const { env, texts } = shop;
  return [
    {
      name: 'mail-cart',
      to: cartMailAsked,
      handle: async ({ eventId, payload }) => {
        const asked = cartMailAskedPayload.parse(payload);
        const { language, to } = asked;
        const market = findMarketBySiteId(asked.marketId) ?? fallbackMarket(env.APP_ENV);
        const home = storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env));
        const written = cartMail(asked, {
          say: (key, facts) => texts.say(language, 'mail', key, facts) ?? key,
          amount: createAmountWords(
            (key, facts) => texts.say(language, 'units', key, facts) ?? key,
            createQuantityFormat(market.locales[language]?.cultureCode ?? language, market.currency),
          ),
          url: new URL(`/${language}`, home).href,
        });
        const messageId = `<cart-${eventId}@${new URL(home).hostname}>`;
        await sendNotice(shop, { kind: 'cart-shared', message: { messageId, to, ...written } });
      },
    },
  ];
}
