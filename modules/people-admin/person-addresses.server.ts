import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { NewAddress } from '../people/address-row.server.ts';
import { deleteAddress, insertAddress, listAddressesOf, mostAddresses } from '../people/address-store.server.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import type { Address } from '../people/postal-address.ts';
import type { Asking, PeopleShop } from './reach-people.server.ts';
import { reachToChange, readAdmin, readPerson } from './reach-person.server.ts';

/** For the person and their administrators. */
export async function readPersonAddresses(shop: PeopleShop, visit: Asking, customerId: number) {
  const person = await readPerson(shop, visit, customerId);
  return person.ok ? ok(person.value.record.addresses) : person;
}

type Addition = { readonly customerId: number; readonly address: NewAddress };

export function addPersonAddress(shop: PeopleShop, visit: Asking, { customerId, address }: Addition) {
  return changeAddresses(shop, visit, customerId, async (db, held) => {
    if (held.length >= mostAddresses) return refuse({ code: 'too-many-addresses' });
    return ok({ id: await insertAddress(db, customerId, address) });
  });
}

type Removal = { readonly customerId: number; readonly addressId: number };

export function removePersonAddress(shop: PeopleShop, visit: Asking, { customerId, addressId }: Removal) {
  return changeAddresses(shop, visit, customerId, async (db) =>
    (await deleteAddress(db, customerId, addressId)) ? ok({ id: addressId }) : refuse({ code: 'address-not-found' }),
  );
}

type Changed = Promise<
  | ReturnType<typeof ok<{ id: number }>>
  | ReturnType<typeof refuse<{ code: 'too-many-addresses' | 'address-not-found' }>>
>;

/** For administrators of the person. */
async function changeAddresses(
  shop: PeopleShop,
  visit: Asking,
  customerId: number,
  change: (db: Db, held: readonly Address[]) => Changed,
) {
  const admin = await readAdmin(shop, visit, [customerId]);
  if (!admin.ok) return admin;
  return inTransaction(shop.db, async (db) => {
    await lockPerson(db, customerId);
    const reached = await reachToChange(db, admin.value, customerId);
    if (!reached.ok) return reached;
    const { addresses: before } = reached.value.record;
    const changed = await change(db, before);
    if (!changed.ok) return changed;
    const after = await listAddressesOf(db, customerId);
    await recordChange(db, visit, {
      action: 'customer.addresses-changed',
      subject: customerId,
      madeFor: reached.value.madeFor,
      before: {},
      after: {},
      personal: { of: customerId, before: { addresses: before }, after: { addresses: after } },
    });
    return changed;
  });
}
