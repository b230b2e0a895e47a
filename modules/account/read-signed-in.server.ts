import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Claims, isFromProcurement } from '../auth/claims.ts';
import { unreadOf } from '../notices/notice-store.server.ts';
import { mostCounted } from '../notices/read-notices.server.ts';
import { selectName } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { selectCompaniesToActFor } from './acting-for.server.ts';

type CompanyName = { id: number; name: string };

/** What every page says about the signed-in person. */
type SignedIn = {
  name: string;
  email: string;
  company: CompanyName | undefined;
  /** Companies of this market that the person may switch to. */
  otherCompanies: CompanyName[];
  /** Unread notices, at most 100; undefined if the person has no page of notices. */
  unreadNotices: number | undefined;
};

/** For the signed-in person, in one statement, because every page of theirs reads it; undefined if the person is gone. */
export async function readSignedIn(shop: Pick<Shop, 'db'>, claims: Claims, { market }: Visit) {
  const { customer_id: customerId, company_id: currentId } = claims;
  const who = { customerId, role: claims.storm_role };
  const row = await selectName(shop.db, customerId)
    .select([
      jsonArrayFrom(selectCompaniesToActFor(shop.db, who, currentId)).as('companies'),
      unreadOf(shop.db, customerId, mostCounted).as('unread'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { companies } = row;
  const nameOf = ({ id, name }: CompanyName): CompanyName => ({ id, name });
  const current = companies.find(({ id }) => id === currentId);
  // A session from a procurement system stays with its company, and many buyers may share the person.
  const isShared = isFromProcurement(claims);
  const others = companies.filter((one) => one !== current && one.market_id === market.marketId);
  return {
    name: `${row.first_name} ${row.last_name}`,
    email: row.email_address,
    company: current && nameOf(current),
    otherCompanies: isShared ? [] : others.map(nameOf),
    unreadNotices: isShared ? undefined : row.unread,
  } satisfies SignedIn;
}
