import { refuse } from '#core/result.ts';
import { findPersonByLogin, listKnownLogins } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { enterShop } from './enter-shop.server.ts';

/** Without a password, and therefore on a developer's machine alone. */
const isOffered = ({ env }: Shop) => env.DEMO && env.APP_ENV === 'local';

/** Whom to try the shop as, in all markets. */
export async function listDemoPeople(shop: Shop) {
  if (!isOffered(shop) || shop.demoPeople.length === 0) return [];
  const known = await listKnownLogins(
    shop.db,
    shop.demoPeople.map(({ signIn }) => signIn),
  );
  return shop.demoPeople.filter(({ signIn }) => known.has(signIn));
}

/** Only the people of the demo world that were named at the start: nobody else's account opens this way. */
export async function signInAsDemoPerson(shop: Shop, visit: Visit, { signIn }: { signIn: string }) {
  const isNamed = isOffered(shop) && shop.demoPeople.some((named) => named.signIn === signIn);
  if (!isNamed) return refuse({ code: 'not-allowed' });
  const person = await findPersonByLogin(shop.db, signIn);
  return person ? enterShop(shop, visit, person, true) : refuse({ code: 'sign-in-failed' });
}
