import { refuse } from '#core/result.ts';
import { findCompany } from '../company/company-store.server.ts';
import { findPersonByLogin, listKnownLogins } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { enterShop } from './enter-shop.server.ts';

/** Needs no password, so it is offered only on a developer's machine. */
const isOffered = ({ env }: Shop) => env.DEMO && env.APP_ENV === 'local';

/** The people of the demo world to sign in as, in all markets; on a reseller's page its own and those of its customers. */
export async function listDemoPeople(shop: Shop, resellerId?: number) {
  if (!isOffered(shop) || shop.demoPeople.length === 0) return [];
  const known = await listKnownLogins(
    shop.db,
    shop.demoPeople.map(({ signIn }) => signIn),
  );
  const people = shop.demoPeople.filter(({ signIn }) => known.has(signIn));
  if (resellerId === undefined) return people;
  const reseller = await findCompany(shop.db, resellerId);
  const names = [reseller, ...(reseller?.children ?? [])].map((company) => company?.name);
  return people.filter(({ company }) => company !== undefined && names.includes(company));
}

/** Only for people of the demo world that were named at the start; other accounts cannot be opened this way. */
export async function signInAsDemoPerson(shop: Shop, visit: Visit, { signIn }: { signIn: string }) {
  const isNamed = isOffered(shop) && shop.demoPeople.some((named) => named.signIn === signIn);
  if (!isNamed) return refuse({ code: 'not-allowed' });
  const person = await findPersonByLogin(shop.db, signIn);
  return person ? enterShop(shop, visit, person, true) : refuse({ code: 'sign-in-failed' });
}
