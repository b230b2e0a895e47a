import { colourPartNumber } from '#core/sku.ts';
import type { Subscriber } from '#platform/events/event.ts';
import { readOffers } from '../assortment/read-offers.server.ts';
import type { HrefOf } from '../href-of.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import type { Shop } from '../shop.server.ts';
import { restocked, restockedPayload } from './restock-events.ts';
import { sealAddress } from './restock-link.server.ts';
import { restockMail } from './restock-mail.ts';
import { findWish, forgetWish, putBack } from './restock-store.server.ts';
import { claimsOf } from './restock-wish.ts';

/** Sends the mails. A request is deleted when its mail is sent, so a missing request needs no mail. */
export function restockMails(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): Subscriber[] {
  const { db, env, texts, clock } = shop;
  return [
    {
      name: 'mail-restock',
      to: restocked,
      handle: async ({ payload }) => {
        const wish = await findWish(db, restockedPayload.parse(payload).wishId);
        if (!wish) return;
        // The size is sold out again.
        if (wish.onHand <= 0) return putBack(db, wish.id, clock.now());
        const { sku, language, emailAddress: to } = wish;
        const market = findMarketBySiteId(wish.marketId) ?? fallbackMarket(env.APP_ENV);
        const asker = { market, language, claims: claimsOf(wish), now: clock.now() };
        const { isSold, slug, name, colour, size } = (await readOffers(shop, asker, [], { mode: 'excl' })).get(sku);
        // Not sold to this person now; it is checked again the next day.
        if (!isSold || slug === undefined) return;
        const home = storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env));
        const url = new URL(hrefOf('product', language, { uniqueName: slug }), home);
        url.searchParams.set('colour', colourPartNumber(sku));
        url.searchParams.set('size', size);
        const stopUrl = new URL(hrefOf('restockUnsubscribe', language), home);
        stopUrl.searchParams.set('w', sealAddress(env, to));
        const written = restockMail(
          { language, name, colour: colour?.name ?? '', size, sku, url: url.href, stopUrl: stopUrl.href },
          (key, facts) => texts.say(language, 'mail', key, facts) ?? key,
        );
        // Derived from the request's id, so that a mail repeated after a crash has the same message id.
        const messageId = `<restock-${wish.id}@${new URL(home).hostname}>`;
        const message = { messageId, to, ...written, unsubscribeUrl: stopUrl.href };
        const reader = wish.wisher && {
          customerId: wish.wisher.customerId,
          companyId: wish.wisher.companyId,
          facts: { name },
          page: 'product',
          params: { uniqueName: slug },
        };
        await sendNotice(shop, { kind: 'restocked', message, reader });
        await forgetWish(db, wish.id);
      },
    },
  ];
}
