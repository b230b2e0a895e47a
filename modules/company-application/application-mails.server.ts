import type { Subscriber } from '#platform/events/event.ts';
import { makePasswordLink } from '../account/make-password-link.server.ts';
import { shopLink } from '../account/shop-link.server.ts';
import { listCompaniesOf } from '../company/company-membership-store.server.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { findPersonByLogin } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { applicationDecided, applicationDecidedPayload } from './application-events.ts';
import { findApplication } from './application-store.server.ts';

/** Tells the company what became of its application: its administrator chooses a password, or reads the reason. */
export function applicationMails(shop: Pick<Shop, 'db' | 'mail' | 'env' | 'texts'>): Subscriber[] {
  return [
    {
      name: 'mail-company-application',
      to: applicationDecided,
      handle: async ({ eventId, occurredAt, payload }) => {
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
        const person = await findPersonByLogin(shop.db, to);
        if (!person?.isActive) return;
        const companies = await listCompaniesOf(shop.db, person.customerId, false);
        if (!companies.some(({ id }) => id === application.companyId)) {
          const signIn = shopLink(shop, market, `/${language}/login`);
          const facts = { company, loginName: person.loginName };
          return sendLetter(shop, { ...letter, kind: 'company-offered', url: signIn, facts });
        }
        const url = await makePasswordLink(shop, { id: eventId, person, market, language, since: occurredAt });
        await sendLetter(shop, { ...letter, kind: 'company-accepted', url, facts: { company, loginName: to } });
      },
    },
  ];
}
