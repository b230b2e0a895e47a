import { ok, refuse } from '#core/result.ts';
import { roles } from '../auth/roles.ts';
import { createAccount } from '../people/account-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { idInLink } from './link-token.server.ts';
import { findRegistration, removeRegistrations } from './store/registration-store.server.ts';

/** Allowed once for the holder of the e-mailed link. The customer is created only now. */
export async function confirmEmail(shop: Shop, visit: Visit, { token }: { token: string }) {
  const id = idInLink(shop, 'registration', token);
  if (id === undefined) return refuse({ code: 'link-invalid' });
  return shop.db.transaction().execute(async (db) => {
    const registration = await findRegistration(db, id, visit.now);
    if (!registration) return refuse({ code: 'link-invalid' });
    const { emailAddress, firstName, lastName, passwordHash, marketId, language } = registration;
    await removeRegistrations(db, emailAddress);
    const account = { emailAddress, firstName, lastName, passwordHash, marketId, language, role: roles.b2c };
    const customerId = await createAccount(db, account);
    return customerId === undefined ? refuse({ code: 'link-invalid' }) : ok({ customerId, emailAddress });
  });
}
