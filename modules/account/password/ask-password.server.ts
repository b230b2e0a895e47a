import { ok, refuse } from '#core/result.ts';
import { forgetAttempts, takeAttempt } from '../../auth/attempts.server.ts';
import { isFromProcurement } from '../../auth/claims.ts';
import { waitMinutes } from '../../auth/lock-out.ts';
import { verifyPassword } from '../../auth/password-hash.server.ts';
import { findPersonById } from '../../people/person-store.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';

/** Asks the signed-in person for the password again before an action that cannot be undone. Failed attempts count as at sign-in. */
export async function askPassword(shop: Shop, { claims, now }: Visit, password: string) {
  if (claims?.acting) return refuse({ code: 'not-while-acting' });
  if (isFromProcurement(claims)) return refuse({ code: 'not-from-procurement' });
  const person = claims && (await findPersonById(shop.db, claims.customer_id));
  if (!claims || !person) return refuse({ code: 'not-signed-in' });
  const lockedUntil = await takeAttempt(shop.db, 'sign-in name', person.loginName, now);
  if (lockedUntil) return refuse({ code: 'sign-in-locked', minutes: waitMinutes(lockedUntil, now) });
  if (!(await verifyPassword(person.passwordHash, password))) return refuse({ code: 'password-wrong' });
  await forgetAttempts(shop.db, 'sign-in name', person.loginName);
  return ok({ ...person, sid: claims.sid });
}
