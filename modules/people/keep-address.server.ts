import type { Db } from '#platform/db/db.server.ts';
import type { NewAddress } from './address-row.server.ts';
import { insertAddress, listAddressesOf, mostAddresses } from './address-store.server.ts';
import { lockPerson } from './lock-person.server.ts';

/** In a transaction. Saves the address of an order for its buyer, unless it is saved already. */
export async function keepAddress(db: Db, customerId: number, address: NewAddress): Promise<void> {
  // Serialises two simultaneous orders of one buyer, so that the address is not stored twice.
  await lockPerson(db, customerId);
  const held = await listAddressesOf(db, customerId);
  const wanted = textOf(address);
  if (held.length < mostAddresses && !held.some((one) => textOf(one) === wanted))
    await insertAddress(db, customerId, address);
}

const textOf = ({ addressLine1, addressLine2 = '', zipCode, city, region = '', countryCode }: NewAddress) =>
  [addressLine1, addressLine2, zipCode, city, region, countryCode].map((text) => text.trim().toLowerCase()).join('\n');
