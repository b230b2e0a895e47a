import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { parseCartId } from '#core/ids.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { lockPerson } from '../../people/lock-person.server.ts';
import type { CartAccess } from '../access/cart-owner.ts';
import type { Cart, CartOwner, CartStatus } from '../cart.ts';
import { insertionOf, listRows, rowsAsJson, toRow } from './row-store.server.ts';
import './cart-tables.server.ts';

/** Inserts the cart and its rows in one statement, so that neither exists without the other. */
export async function insertCart(db: Db, cart: Cart): Promise<void> {
  const made = db.insertInto('cart').values({
    id: cart.id,
    market_id: cart.marketId,
    ...ownerColumns(cart.owner),
    name: cart.name,
    description: cart.description,
    status: cart.status,
    is_active: cart.isActive,
    metadata: json(cart.metadata),
    version: cart.version,
    created_at: cart.created,
    modified_at: cart.modified,
  });
  if (cart.rows.length === 0) await made.execute();
  else await sql`with made as (${made}) ${insertionOf(cart.rows)}`.execute(db);
}

/** Reads a cart and its rows in one statement: it needs no lock and both are from the same point in time. */
export async function findCart(db: Db, access: CartAccess, id: string): Promise<Cart | undefined> {
  if (!isCartId(id)) return undefined;
  const row = await withRows(db)
    .where('cart.id', '=', id)
    .where((eb) => isWithin(eb, access))
    .executeTakeFirst();
  return row && toCart(row, row.rows.map(toRow));
}

/** Lists the cart of the owner's cookie, the public cart, and the most recently changed active cart, if they exist. */
export async function listCandidates(db: Db, access: CartAccess, ownId: string | undefined): Promise<Cart[]> {
  const named = [ownId, access.publicCartId].filter((id) => id !== undefined);
  const rows = await withRows(db)
    .where((eb) => isWithin(eb, access))
    .where((eb) =>
      eb.or([
        ...(named.length > 0 ? [eb('cart.id', 'in', named)] : []),
        ...(access.owner.kind === 'public' ? [] : [eb('cart.id', '=', latestActive(db, access))]),
      ]),
    )
    .orderBy('cart.modified_at', 'desc')
    .orderBy('cart.id', 'desc')
    .execute();
  return rows.map((row) => toCart(row, row.rows.map(toRow)));
}

type Query = {
  readonly status?: CartStatus | undefined;
  readonly isActive?: boolean | undefined;
  /** Other metadata entries to filter by, by key. */
  readonly entries?: Readonly<Record<string, string>>;
};

const mostListed = 100;

/** Lists the owner's carts, the most recently changed first. */
export async function listCarts(
  db: Db,
  access: CartAccess,
  { status, isActive, entries = {} }: Query,
): Promise<Cart[]> {
  let query = ownCarts(db, access).selectAll('cart').select(rowsAsJson.as('rows'));
  if (status !== undefined) query = query.where('cart.status', '=', status);
  if (isActive !== undefined) query = query.where('cart.is_active', '=', isActive);
  for (const [key, value] of Object.entries(entries))
    query = query.where(sql<boolean>`cart.metadata @> ${JSON.stringify([{ key, value }])}::text::jsonb`);
  const rows = await query.orderBy('cart.modified_at', 'desc').orderBy('cart.id', 'desc').limit(mostListed).execute();
  return rows.map((row) => toCart(row, row.rows.map(toRow)));
}

/** Excludes the public cart of the cookie: it does not belong to the signed-in visitor. */
export function ownCarts(db: Db, { marketId, owner, publicCartId }: CartAccess) {
  const access = { marketId, owner, publicCartId: owner.kind === 'public' ? publicCartId : undefined };
  return db.selectFrom('cart').where((eb) => isWithin(eb, access));
}

/**
 * Locks the cart's row for the transaction of a change, so that other changes wait. The same statement marks the cart
 * as changed, which saves a later one. The cart rows need a second statement: a statement that waited for the lock does
 * not see what was committed meanwhile.
 */
export async function lockCart(db: Db, access: CartAccess, id: string, now: Date): Promise<Cart | undefined> {
  if (!isCartId(id)) return undefined;
  const row = await taking(db, access, id, now).executeTakeFirst();
  return row && toCart(row, await listRows(db, id));
}

/** Does not lock or mark a cart that has been saved or set aside meanwhile. */
export async function lockActiveCart(db: Db, access: CartAccess, id: string, now: Date): Promise<Cart | undefined> {
  const row = await taking(db, access, id, now).where('is_active', '=', true).executeTakeFirst();
  return row && toCart(row, await listRows(db, id));
}

/** Locks in the order of ids, so that two requests for the same carts cannot deadlock. */
export async function lockActiveCarts(
  db: Db,
  access: CartAccess,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Cart>> {
  const locked = new Map<string, Cart>();
  for (const id of ids.toSorted()) {
    const cart = await lockActiveCart(db, access, id, now);
    if (cart) locked.set(id, cart);
  }
  return locked;
}

const taking = (db: Db, access: CartAccess, id: string, now: Date) =>
  db
    .updateTable('cart')
    .set((eb) => ({ modified_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => isWithin(eb, access))
    .returningAll();

/**
 * Locks the person before their first cart is created. The lock does not block inserts that only reference the person.
 */
export async function lockOwner(db: Db, owner: CartOwner): Promise<void> {
  if (owner.kind === 'public') return;
  await lockPerson(db, owner.customerId);
}

type CartColumns = Partial<Pick<Cart, 'name' | 'description' | 'status' | 'isActive' | 'metadata' | 'owner'>>;

/** The caller must hold the lock on the cart. */
export async function updateCart(db: Db, id: string, change: CartColumns): Promise<void> {
  const { name, description, status, isActive, metadata, owner } = change;
  await db
    .updateTable('cart')
    .set({
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(status !== undefined && { status }),
      ...(isActive !== undefined && { is_active: isActive }),
      ...(metadata !== undefined && { metadata: json(metadata) }),
      ...(owner !== undefined && ownerColumns(owner)),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteCart(db: Db, access: CartAccess, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cart')
    .where('id', '=', id)
    .where((eb) => isWithin(eb, access))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Lists a person's carts of all markets, companies and sessions. */
export async function listCartsOf(db: Db, customerId: number): Promise<Cart[]> {
  const rows = await withRows(db).where('cart.customer_id', '=', customerId).orderBy('cart.created_at').execute();
  return rows.map((row) => toCart(row, row.rows.map(toRow)));
}

export async function deleteCartsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('cart').where('customer_id', '=', customerId).execute();
}

/** A malformed id matches no cart; PostgreSQL would raise an error for it. */
export const isCartId = (id: string) => parseCartId(id).ok;

const withRows = (db: Db) => db.selectFrom('cart').selectAll('cart').select(rowsAsJson.as('rows'));

function isWithin(
  eb: ExpressionBuilder<Tables, 'cart'>,
  { marketId, owner, publicCartId }: CartAccess,
): Expression<SqlBool> {
  return eb.and([
    eb('cart.market_id', '=', marketId),
    eb.or([
      ...(publicCartId === undefined
        ? []
        : [eb.and([eb('cart.id', '=', publicCartId), eb('cart.customer_id', 'is', null)])]),
      ...(owner.kind === 'public' ? [] : [isOwnedBy(eb, owner)]),
    ]),
  ]);
}

function isOwnedBy(eb: ExpressionBuilder<Tables, 'cart'>, owner: Exclude<CartOwner, { kind: 'public' }>) {
  const { customer_id, company_id, punch_out_session } = ownerColumns(owner);
  return eb.and([
    eb('cart.customer_id', '=', customer_id),
    company_id === null ? eb('cart.company_id', 'is', null) : eb('cart.company_id', '=', company_id),
    eb('cart.punch_out_session', 'is not distinct from', punch_out_session),
  ]);
}

const latestActive = (db: Db, { marketId, owner }: CartAccess) =>
  db
    .selectFrom('cart')
    .select('cart.id')
    .where((eb) => isWithin(eb, { marketId, owner, publicCartId: undefined }))
    .where('cart.is_active', '=', true)
    .orderBy('cart.modified_at', 'desc')
    .orderBy('cart.id', 'desc')
    .limit(1);

function ownerColumns(owner: CartOwner) {
  return {
    customer_id: owner.kind === 'public' ? null : owner.customerId,
    company_id: owner.kind === 'company' ? owner.companyId : null,
    punch_out_session: owner.kind === 'company' ? (owner.punchOutSession ?? null) : null,
  };
}

export function toCart(row: Selectable<Tables['cart']>, rows: Cart['rows']): Cart {
  return {
    id: row.id,
    marketId: row.market_id,
    owner: toOwner(row),
    name: row.name,
    description: row.description,
    status: row.status,
    isActive: row.is_active,
    metadata: row.metadata,
    version: row.version,
    orderId: row.order_id ?? undefined,
    created: row.created_at,
    modified: row.modified_at,
    rows: childrenBehindParents(rows),
  };
}

function childrenBehindParents(rows: Cart['rows']): Cart['rows'] {
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  return (children.get(undefined) ?? []).flatMap((row) => [row, ...(children.get(row.id) ?? [])]);
}

function toOwner({ customer_id, company_id, punch_out_session }: Selectable<Tables['cart']>): CartOwner {
  if (customer_id === null) return { kind: 'public' };
  if (company_id === null) return { kind: 'customer', customerId: customer_id };
  return {
    kind: 'company',
    companyId: company_id,
    customerId: customer_id,
    punchOutSession: punch_out_session ?? undefined,
  };
}

const json = (value: unknown) => sql<string>`${JSON.stringify(value)}::text::jsonb`;
