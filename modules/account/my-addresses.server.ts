import { ok, refuse } from '#core/result.ts';
import type { NewAddress } from '../people/address-row.server.ts';
import {
  deleteAddress,
  insertAddress,
  listAddressesOf,
  mostAddresses,
  updateAddress,
} from '../people/address-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** One's own; somebody else's is answered like one that does not exist. */
export async function listMyAddresses(shop: Shop, { claims }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return ok(await listAddressesOf(shop.db, claims.customer_id));
}

export async function addMyAddress(shop: Shop, { claims }: Visit, address: NewAddress) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const held = await listAddressesOf(shop.db, claims.customer_id);
  if (held.length >= mostAddresses) return refuse({ code: 'too-many-addresses' });
  return ok({ id: await insertAddress(shop.db, claims.customer_id, address) });
}

export async function changeMyAddress(shop: Shop, { claims }: Visit, { id, ...address }: NewAddress & { id: number }) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const isChanged = await updateAddress(shop.db, claims.customer_id, id, address);
  return isChanged ? ok({ id }) : refuse({ code: 'address-not-found' });
}

export async function removeMyAddress(shop: Shop, { claims }: Visit, { id }: { id: number }) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return (await deleteAddress(shop.db, claims.customer_id, id)) ? ok({ id }) : refuse({ code: 'address-not-found' });
}
