import type { Language } from '#core/locale.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';

/** Access: internal, for mails. Where and in which language to write to a person; undefined without an active account. */
export async function findAddressee(
  { db, env }: Pick<Shop, 'db' | 'env'>,
  customerId: number,
  /** The language of their request, for people who have chosen none. */
  asked?: Language,
) {
  const person = await findPersonById(db, customerId);
  if (!person?.isActive) return undefined;
  const market = findMarketBySiteId(person.marketId) ?? fallbackMarket(env.APP_ENV);
  const { emailAddress: to, language = asked ?? market.defaultLocale, role } = person;
  return { customerId, to, market, language, role };
}

export type Addressee = NonNullable<Awaited<ReturnType<typeof findAddressee>>>;
