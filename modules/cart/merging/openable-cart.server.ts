import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { CartVisit } from '../access/cart-access.server.ts';
import type { CartAccess } from '../access/cart-owner.ts';
import type { Cart, CartRow } from '../cart.ts';
import { readNamedCoworkers } from '../coworkers.server.ts';
import { coworkerIdOf, withEntries } from '../row-metadata.ts';
import { findCart } from '../store/cart-store.server.ts';
import { findCartOfColleague } from '../store/shared-cart-store.server.ts';

/** Access: cart owner, and colleagues the cart is shared with. */
export async function findOpenable(
  db: Db,
  visit: CartVisit,
  access: CartAccess,
  id: string,
): Promise<Cart | undefined> {
  const own = await findCart(db, access, id);
  if (own) return own;
  const cart = await findCartOfColleague(db, access, id);
  return cart && { ...cart, rows: await forBuyer(db, visit, cart.rows) };
}

const wearer = { CoWorkerId: undefined, EmployeeNo: undefined, EmailPacking: undefined, PersonalPacking: undefined };

/** A colleague may buy for people the visitor may not buy for; such rows lose their wearer. */
async function forBuyer(db: Db, { claims, now }: CartVisit, rows: readonly CartRow[]): Promise<CartRow[]> {
  const ids = [...new Set(rows.flatMap((row) => coworkerIdOf(row) ?? []))];
  const known = await readNamedCoworkers(db, claims, ids);
  return rows.map((row) => {
    const id = coworkerIdOf(row);
    if (id === undefined || known.has(id)) return row;
    return { ...row, metadata: withEntries(row.metadata, wearer, () => newId(now, randomBytes)) };
  });
}
