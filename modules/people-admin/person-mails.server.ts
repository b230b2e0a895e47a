import type { Subscriber } from '#platform/events/event.ts';
import { makePasswordLink } from '../account/link-token.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { invitationDays, invitationEnd } from '../people/person-record.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { addressChanged, addressChangedPayload, personInvited, personInvitedPayload } from './person-events.ts';

/** Mails about changes that administrators make. A repeated event makes the same mail with the same link. */
export function personMails(shop: Pick<Shop, 'db' | 'clock' | 'env' | 'mail' | 'texts' | 'live'>): Subscriber[] {
  const marketOf = (marketId: number) => findMarketBySiteId(marketId) ?? fallbackMarket(shop.env.APP_ENV);
  return [
    {
      name: 'mail-invitation',
      to: personInvited,
      handle: async ({ eventId, payload }) => {
        const { customerId, companyName, marketId, language, invitedAt } = personInvitedPayload.parse(payload);
        const record = await findRecord(shop.db, customerId);
        const [account] = record?.accounts ?? [];
        // Withdrawn, repeated or answered in the meantime.
        if (!record || account?.invitedAt?.getTime() !== invitedAt.getTime() || account.hasPassword) return;
        const lang = (await findPersonById(shop.db, customerId))?.language ?? language;
        const expiresAt = invitationEnd(invitedAt);
        const market = marketOf(marketId);
        await sendLetter(shop, {
          kind: 'invitation',
          eventId,
          to: record.emailAddress,
          language: lang,
          url: await makePasswordLink(shop, { eventId, customerId, market, language: lang, expiresAt }),
          facts: { company: companyName, loginName: account.loginName, days: String(invitationDays) },
        });
      },
    },
    {
      name: 'mail-address-changed',
      to: addressChanged,
      handle: async ({ eventId, payload }) => {
        const { customerId, emailAddress: to, marketId, language } = addressChangedPayload.parse(payload);
        const lang = (await findPersonById(shop.db, customerId))?.language ?? language;
        const url = shopLink(shop, marketOf(marketId), '/login', { lang });
        const reader = { customerId, facts: {}, page: 'accountSettings' };
        const letter = { kind: 'address-changed' as const, eventId, to, language: lang, url, facts: { address: to } };
        await sendLetter(shop, { ...letter, reader });
      },
    },
  ];
}
