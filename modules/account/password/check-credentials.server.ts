import { ok, refuse } from '#core/result.ts';
import { forgetAttempts, giveBackAttempt, takeAttempt } from '../../auth/attempts.server.ts';
import { networkOf, waitMinutes } from '../../auth/lock-out.ts';
import { verifyPassword } from '../../auth/password-hash.server.ts';
import { findPersonByLogin } from '../../people/person-store.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

type Credentials = { loginName: string; password: string };

/** Finds the person by name and password. An unknown name and a wrong password get the same answer after the same time. */
export async function checkCredentials(
  shop: Shop,
  visit: Visit,
  { loginName, password }: Credentials,
  verify = verifyPassword,
) {
  const network = networkOf(visit.clientAddress);
  const lockedUntil =
    (await takeAttempt(shop.db, 'sign-in address', network, visit.now)) ??
    (await takeAttempt(shop.db, 'sign-in name', loginName, visit.now));
  if (lockedUntil) return refuse({ code: 'sign-in-locked', minutes: waitMinutes(lockedUntil, visit.now) });
  const person = await findPersonByLogin(shop.db, loginName);
  const isRight = await verify(person?.passwordHash, password);
  if (!person || !isRight) return refuse({ code: 'sign-in-failed' });
  await forgetAttempts(shop.db, 'sign-in name', loginName);
  await giveBackAttempt(shop.db, 'sign-in address', network);
  return ok(person);
}
