import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordIfActing } from '../audit/record-change.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { NewAddress } from '../people/address-row.server.ts';
import {
  deleteAddress,
  insertAddress,
  listAddressesOf,
  mostAddresses,
  updateAddress,
} from '../people/address-store.server.ts';
import type { Address } from '../people/postal-address.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

/** For the visitor's own addresses; another person's address is answered like an unknown one. */
export async function listMyAddresses(shop: Shop, { claims }: Visit) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return ok(await listAddressesOf(shop.db, claims.customer_id));
}

export function addMyAddress(shop: Shop, visit: Visit, address: NewAddress) {
  return changeOwn(shop, visit, async (db, customerId, held) => {
    if (held.length >= mostAddresses) return refuse({ code: 'too-many-addresses' });
    return ok({ id: await insertAddress(db, customerId, address) });
  });
}

export function changeMyAddress(shop: Shop, visit: Visit, { id, ...address }: NewAddress & { id: number }) {
  return changeOwn(shop, visit, async (db, customerId) =>
    (await updateAddress(db, customerId, id, address)) ? ok({ id }) : refuse({ code: 'address-not-found' }),
  );
}

export function removeMyAddress(shop: Shop, visit: Visit, { id }: { id: number }) {
  return changeOwn(shop, visit, async (db, customerId) =>
    (await deleteAddress(db, customerId, id)) ? ok({ id }) : refuse({ code: 'address-not-found' }),
  );
}

type Change = (db: Db, customerId: number, held: readonly Address[]) => Promise<Result<{ id: number }, Refusal>>;

/** Recorded in the audit if staff act for the person. */
async function changeOwn(shop: Shop, visit: Visit, change: Change): Promise<Result<{ id: number }, Refusal>> {
  const customerId = visit.claims?.customer_id;
  if (customerId === undefined) return refuse({ code: 'not-signed-in' });
  return inTransaction(shop.db, async (db) => {
    const before = await listAddressesOf(db, customerId);
    const changed = await change(db, customerId, before);
    if (!changed.ok) return changed;
    const after = await listAddressesOf(db, customerId);
    await recordIfActing(db, visit, {
      action: 'customer.addresses-changed',
      subject: customerId,
      before: {},
      after: {},
      personal: { of: customerId, before: { addresses: before }, after: { addresses: after } },
    });
    return changed;
  });
}
