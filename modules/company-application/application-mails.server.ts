import type { Subscriber } from '#platform/events/event.ts';
import { makePasswordLink } from '../account/link-token.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { findOffer } from '../people/offer-store.server.ts';
import { administersCompanies, invitationDays, invitationEnd } from '../people/person-record.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { findOwnerOfEmail } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { applicationDecided, applicationDecidedPayload } from './application-events.ts';
import { findApplication } from './application-store.server.ts';

/** Mails the company the decision: the administrator chooses a password, or reads the reason. */
export function applicationMails(shop: Pick<Shop, 'db' | 'clock' | 'mail' | 'env' | 'texts' | 'live'>): Subscriber[] {
  return [
    {
      name: 'mail-company-application',
      to: applicationDecided,
      handle: async ({ eventId, payload }) => {
        const { applicationId, marketId, language } = applicationDecidedPayload.parse(payload);
        const application = await findApplication(shop.db, applicationId);
        if (!application) return;
        const market = findMarketBySiteId(marketId) ?? fallbackMarket(shop.env.APP_ENV);
        const { companyName: company, emailAddress: to } = application.data;
        const letter = { eventId, to, language };
        if (application.state === 'refused') {
          const url = shopLink(shop, market, `/${language}`);
          const facts = { company, reason: application.reason };
          return sendLetter(shop, { ...letter, kind: 'company-refused', url, facts });
        }
        const customerId = await findOwnerOfEmail(shop.db, to);
        const person = customerId === undefined ? undefined : await findRecord(shop.db, customerId);
        // The account that can answer and then administers the company: another one leads to pages that refuse.
        const account = person?.accounts.find(administersCompanies);
        const { companyId } = application;
        if (customerId === undefined || companyId === undefined || !person || !account) return;
        if (!person.companyIds.includes(companyId)) {
          const offer = await findOffer(shop.db, customerId, companyId);
          if (!offer || offer.isDeclined) return;
          const url = shopLink(shop, market, `/${language}/login`);
          const facts = { company, loginName: account.loginName };
          // The applied address may be only a login name: mail goes to the person's e-mail address.
          const known = { ...letter, to: person.emailAddress || to };
          return sendLetter(shop, { ...known, kind: 'company-offered', url, facts });
        }
        // Withdrawn, sent again or answered in the meantime.
        if (!account.invitedAt || account.invitedAt.getTime() !== application.decidedAt?.getTime()) return;
        const expiresAt = invitationEnd(account.invitedAt);
        const url = await makePasswordLink(shop, { eventId, customerId, market, language, expiresAt });
        const facts = { company, loginName: to, days: String(invitationDays) };
        await sendLetter(shop, { ...letter, kind: 'company-accepted', url, facts });
      },
    },
  ];
}
