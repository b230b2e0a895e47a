import { ok, refuse } from '#core/result.ts';
import { isClientSession } from '../auth/api-client.ts';
import { maySee } from '../auth/may-see.ts';
import { roles } from '../auth/roles.ts';
import { roleOf } from '../people/person-record.ts';
import { findRecord } from '../people/person-record-store.server.ts';
import { type Contact, findOwnerOfEmail } from '../people/person-write-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { changePerson } from './change-person.server.ts';
import { createWithoutCompany } from './create-person.server.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';
import { readPerson } from './reach-person.server.ts';

type ByEmail = { readonly emailAddress: string; readonly marketId: number };

/** Only API clients and staff with the task customers may learn whether an e-mail address is known. */
function allowLookup({ claims }: Pick<Visit, 'claims'>) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const isProgram = isClientSession(claims.sid);
  return isProgram || maySee(claims, ['customers']) ? ok(claims) : refuse({ code: 'not-allowed' });
}

async function findInMarket({ db }: Pick<Shop, 'db'>, { emailAddress, marketId }: ByEmail) {
  const id = await findOwnerOfEmail(db, emailAddress);
  const record = id === undefined ? undefined : await findRecord(db, id);
  return record?.marketId === marketId ? record : undefined;
}

/** For programs and staff: the person with an e-mail address in a market, if the caller may see them. */
export async function findByEmail(shop: PeopleShop, visit: Asking, asked: ByEmail) {
  const allowed = allowLookup(visit);
  if (!allowed.ok) return allowed;
  const found = await findInMarket(shop, asked);
  const person = found && (await readPerson(shop, visit, found.id));
  return person?.ok ? person : refuse({ code: 'email-not-found' });
}

/** For programs and staff. */
export async function consumerExists(shop: PeopleShop, visit: Asking, asked: ByEmail) {
  const allowed = allowLookup(visit);
  if (!allowed.ok) return allowed;
  const found = await findInMarket(shop, asked);
  return ok({ exists: found !== undefined && roleOf(found.accounts) === roles.b2c });
}

/** For staff with the task customers. No mail is sent; the consumer chooses a password by "forgotten password". */
export async function createConsumer(shop: PeopleShop, visit: Visit, contact: Contact) {
  if (!visit.market.b2CActivate) return refuse({ code: 'registration-closed' });
  return createWithoutCompany(shop, visit, { contact, role: roles.b2c, isActive: true, infos: [] });
}

/** For staff with the task customers. A person who is not a consumer is not found. */
export async function changeConsumer(
  shop: PeopleShop & Pick<Shop, 'events'>,
  visit: Visit,
  { customerId, contact }: { readonly customerId: number; readonly contact: Contact },
) {
  const person = await readPerson(shop, visit, customerId);
  if (person.ok && roleOf(person.value.record.accounts) !== roles.b2c)
    return refuse({ code: 'customer-not-found', customerId });
  return changePerson(shop, visit, { customerId, contact });
}
