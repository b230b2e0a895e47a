import * as z from 'zod';
import { type Language, languages } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Subscriber } from '#platform/events/event.ts';
import { roles } from '../auth/roles.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { sendLetter } from '../notifications/send-letter.server.ts';
import { createAccount } from '../people/account-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { makePasswordLink } from './link-token.server.ts';
import { shopLink } from './shop-link.server.ts';

type OrderingPerson = {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly marketId: number;
  readonly language: Language;
};

const accountFromOrder = 'account-from-order';

const accountFromOrderPayload = z.object({
  emailAddress: z.string(),
  marketId: z.number(),
  language: z.enum(languages),
  /** Undefined: the address already had an account. */
  customerId: z.number().optional(),
});

const chooseWithinMs = 7 * 24 * 60 * 60_000;

/**
 * Creates an account that a guest requested with an order. It has no password until its owner chooses one by mail, so a mistyped address
 * opens nothing. A known address gets no second account, only a mail that says so.
 */
export async function makeAccountFromOrder(
  { events, env }: Pick<Shop, 'events' | 'env'>,
  db: Db,
  person: OrderingPerson,
): Promise<{ customerId: number | undefined }> {
  const { emailAddress, marketId, language } = person;
  const market = findMarketBySiteId(marketId) ?? fallbackMarket(env.APP_ENV);
  if (!market.b2CActivate) return { customerId: undefined };
  const customerId = await createAccount(db, { ...person, role: roles.b2c, passwordHash: null });
  const payload = accountFromOrderPayload.parse({ emailAddress, marketId, language, customerId });
  await events.publish(db, { name: accountFromOrder, key: emailAddress.toLowerCase(), payload });
  return { customerId };
}

/** The mails that follow. */
export function accountFromOrderMails(
  shop: Pick<Shop, 'db' | 'clock' | 'mail' | 'env' | 'texts' | 'live'>,
): Subscriber[] {
  return [
    {
      name: 'mail-account-from-order',
      to: accountFromOrder,
      handle: async ({ eventId, occurredAt, payload }) => {
        const { emailAddress: to, marketId, language, customerId } = accountFromOrderPayload.parse(payload);
        const market = findMarketBySiteId(marketId) ?? fallbackMarket(shop.env.APP_ENV);
        if (customerId === undefined) {
          const url = shopLink(shop, market, '/login', { lang: language });
          return sendLetter(shop, { kind: 'registration-known', eventId, to, language, url });
        }
        const expiresAt = new Date(occurredAt.getTime() + chooseWithinMs);
        const url = await makePasswordLink(shop, { eventId, customerId, market, language, expiresAt });
        await sendLetter(shop, { kind: 'account-made', eventId, to, language, url, facts: { loginName: to } });
      },
    },
  ];
}
