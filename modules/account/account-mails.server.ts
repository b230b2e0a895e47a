import type { Subscriber } from '#platform/events/event.ts';
import { seal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { findPersonById, findPersonByLogin } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import {
  passwordChanged,
  passwordChangedPayload,
  passwordResetAsked,
  passwordResetAskedPayload,
  registrationAsked,
  registrationAskedPayload,
} from './account-events.ts';
import { makePasswordLink } from './link-token.server.ts';
import { shopLink } from './shop-link.server.ts';
import { findRegistration, removeRegistrations } from './store/registration-store.server.ts';

type MailShop = Pick<Shop, 'db' | 'clock' | 'mail' | 'env' | 'texts' | 'live'>;

const resetWithinMs = 60 * 60_000;

/** Writes the mails about accounts. A repeated event makes the same mail with the same link. */
export function accountMails(shop: MailShop): Subscriber[] {
  const { db, env } = shop;
  const secrets = secretsOf(env);
  const marketOf = (marketId: number) => findMarketBySiteId(marketId) ?? fallbackMarket(env.APP_ENV);
  return [
    {
      name: 'mail-password-reset',
      to: passwordResetAsked,
      handle: async ({ eventId, occurredAt, payload }) => {
        const { loginName, marketId, language } = passwordResetAskedPayload.parse(payload);
        const person = await findPersonByLogin(db, loginName);
        // A wearer without an e-mail address has an account that cannot be used to sign in.
        if (!person?.isActive || person.emailAddress === '') return;
        const lang = person.language ?? language;
        const url = await makePasswordLink(shop, {
          eventId,
          customerId: person.customerId,
          market: marketOf(marketId),
          language: lang,
          expiresAt: new Date(occurredAt.getTime() + resetWithinMs),
        });
        await sendLetter(shop, {
          kind: 'password-reset',
          eventId,
          to: person.emailAddress,
          language: lang,
          url,
          facts: { loginName: person.loginName },
        });
      },
    },
    {
      name: 'mail-registration',
      to: registrationAsked,
      handle: async ({ eventId, payload }) => {
        const { registrationId } = registrationAskedPayload.parse(payload);
        const registration = await findRegistration(db, registrationId, shop.clock.now());
        if (!registration) return;
        const { emailAddress: to, marketId, language } = registration;
        const market = marketOf(marketId);
        if (await findPersonByLogin(db, to)) {
          const url = shopLink(shop, market, '/login', { lang: language });
          await sendLetter(shop, { kind: 'registration-known', eventId, to, language, url });
          return removeRegistrations(db, to);
        }
        const url = shopLink(shop, market, '/register/confirm', {
          token: seal(secrets, 'registration', registrationId),
          lang: language,
        });
        await sendLetter(shop, { kind: 'registration-confirm', eventId, to, language, url });
      },
    },
    {
      name: 'mail-password-changed',
      to: passwordChanged,
      handle: async ({ eventId, payload }) => {
        const { customerId, marketId, language } = passwordChangedPayload.parse(payload);
        const person = await findPersonById(db, customerId);
        if (!person) return;
        const lang = person.language ?? language;
        await sendLetter(shop, {
          kind: 'password-changed',
          eventId,
          to: person.emailAddress,
          language: lang,
          url: shopLink(shop, marketOf(marketId), '/login', { lang }),
          facts: { loginName: person.loginName },
          reader: { customerId, facts: {}, page: 'accountSettings' },
        });
      },
    },
  ];
}
