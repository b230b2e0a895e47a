import { ok, refuse } from '#core/result.ts';
import { createAccount, findAccount } from '../auth/account-store.server.ts';
import { unseal } from '../auth/keys.server.ts';
import { roles } from '../auth/roles.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findRegistration, removeRegistrations } from './registration-store.server.ts';

const isId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** Whoever has the link of the mail, once: only now there is a customer. */
export async function confirmEmail(shop: Shop, visit: Visit, { token }: { token: string }) {
  const id = unseal(secretsOf(shop.env), 'registration', token);
  if (id === undefined || !isId(id)) return refuse({ code: 'link-invalid' });
  return shop.db.transaction().execute(async (db) => {
    const registration = await findRegistration(db, id, visit.now);
    if (!registration) return refuse({ code: 'link-invalid' });
    const { emailAddress, firstName, lastName, passwordHash, marketId, language } = registration;
    await removeRegistrations(db, emailAddress);
    if (await findAccount(db, emailAddress)) return refuse({ code: 'link-invalid' });
    const account = { emailAddress, firstName, lastName, passwordHash, marketId, language, role: roles.b2c };
    return ok({ customerId: await createAccount(db, account), emailAddress });
  });
}
