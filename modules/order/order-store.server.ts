import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { isLanguage } from '#core/locale.ts';
import { pieceUnit } from '#core/units.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { Order, OrderOwner, OrderRow } from './order.ts';
import { isInScope, type OrderScope } from './order-scope.server.ts';
import type { RedirectUrls } from './status-link.server.ts';
import type { StoredOrderRow } from './store/stored-order.ts';
import '../payment/payment-tables.server.ts';
import './order-tables.server.ts';

export type FoundOrder = {
  readonly order: Order;
  /** The addresses for the buyer's return, from the request. */
  readonly redirectUrls: Partial<RedirectUrls>;
  /** The payment session, if it is paid through a provider. */
  readonly sessionId: string | undefined;
  /** The provider has reported that the result takes days. */
  readonly isBankSlow: boolean;
  /** Different after every change of the order or one of its rows. */
  readonly version: string;
};

type StoredRow = Pick<OrderRow, 'type' | 'sku' | 'quantity' | 'taken'> & {
  row_number: number;
  parent_row_number: number | null;
  data: StoredOrderRow;
};

export async function findOrder(db: Db, id: string): Promise<FoundOrder | undefined> {
  const row = await selectOrders(db).where('o.id', '=', id).executeTakeFirst();
  return row && toFoundOrder(row);
}

export async function findOrdersById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, FoundOrder>> {
  const rows = await selectOrders(db)
    .where('o.id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toFoundOrder(row)]));
}

/** The version of an order as it is now. */
export async function findVersion(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .select(versionOf.as('version'))
    .where('o.id', '=', id)
    .executeTakeFirst();
  return row?.version;
}

/** A guest's order by its number and e-mail address, without orders of accounts. */
export async function findGuestOrderId(
  db: Db,
  { orderNo, email }: { readonly orderNo: string; readonly email: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('order_no', '=', Number(orderNo))
    .where(sql<boolean>`lower(buyer_email) = ${email.toLowerCase()}`)
    .where('customer_id', 'is', null)
    .where('placed_at', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

/** The requested order, if it is in the scope. */
export const findOrderIn = (db: Db, scope: OrderScope, id: string): Promise<FoundOrder | undefined> =>
  findOrderThat(db, isInScope(scope), id);

/** The requested order, if it meets a condition on `orders as o`. */
export async function findOrderThat(
  db: Db,
  condition: RawBuilder<boolean>,
  id: string,
): Promise<FoundOrder | undefined> {
  const row = await selectOrders(db).where('o.id', '=', id).where(condition).executeTakeFirst();
  return row && toFoundOrder(row);
}

export type OrderPage = {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: keyof typeof sortColumns;
  readonly order: 'asc' | 'desc';
};

/** Orders that were sent or wait for payment, without those that were given up. `conditions` are on `orders as o`. */
export async function findOrders(
  db: Db,
  scope: OrderScope,
  conditions: readonly RawBuilder<boolean>[],
  { page, pageSize, sort, order }: OrderPage,
): Promise<{ orders: Order[]; total: number }> {
  const seen = narrowed(selectOrders(db), scope, conditions);
  const rows = await seen
    .orderBy(sortColumns[sort], order)
    .orderBy('o.order_no', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counted = narrowed(db.selectFrom('orders as o'), scope, conditions).select((eb) =>
    eb.fn.countAll<number>().as('n'),
  );
  const { n } = await counted.executeTakeFirstOrThrow();
  return { orders: rows.map((row) => toFoundOrder(row).order), total: n };
}

/** Whether plain users of the company see it; undefined for an order outside the scope. */
export async function findIsHidden(db: Db, scope: OrderScope, id: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .select('o.is_hidden')
    .where('o.id', '=', id)
    .where(isInScope(scope))
    .executeTakeFirst();
  return row?.is_hidden;
}

/** False for an order outside the scope. */
export async function saveIsHidden(db: Db, scope: OrderScope, id: string, isHidden: boolean): Promise<boolean> {
  const changed = await db
    .updateTable('orders as o')
    .set({ is_hidden: isHidden })
    .where('o.id', '=', id)
    .where(isInScope(scope))
    .returning('o.id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** On `orders as o`: the transactions that wrote the order and its rows. */
const versionOf = sql<string>`concat_ws(',', o.xmin,
  (select string_agg(r.xmin::text, ',' order by r.row_number) from order_row r where r.order_id = o.id))`;

type Aliased = { o: Tables['orders'] };

const narrowed = <DB extends Aliased, O>(
  query: SelectQueryBuilder<DB, 'o', O>,
  scope: OrderScope,
  conditions: readonly RawBuilder<boolean>[],
): SelectQueryBuilder<DB, 'o', O> =>
  [isInScope(scope), ...conditions].reduce((narrower, condition) => narrower.where(condition), query);

const sortColumns = { date: 'o.created_at', orderNo: 'o.order_no', total: 'o.payable' } as const;

const selectOrders = (db: Db) =>
  db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.order_no',
      'o.cart_id',
      'o.market_id',
      'o.customer_id',
      'o.company_id',
      'o.punch_out_session',
      'o.kind',
      'o.status',
      'o.payment_state',
      'o.payment_method_id',
      'o.language',
      'o.data',
      'o.created_at',
      'o.placed_at',
      'o.given_up_at',
    ])
    .select([
      sql<StoredRow[]>`(
        select coalesce(json_agg(r order by r.row_number), '[]')
        from order_row r where r.order_id = o.id)`.as('rows'),
      sql<Partial<RedirectUrls> | null>`o.payload -> 'redirectUrls'`.as('redirect_urls'),
      sql<string | null>`(select p.session_id from payment_view p where p.order_id = o.id)`.as('session_id'),
      sql<boolean>`exists (select 1 from payment_view p where p.order_id = o.id and p.slow_since is not null)`.as(
        'is_slow',
      ),
      versionOf.as('version'),
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

function toFoundOrder(row: Selected): FoundOrder {
  return {
    order: {
      ...row.data,
      id: row.id,
      orderNo: String(row.order_no),
      cartId: row.cart_id,
      marketId: row.market_id,
      language: isLanguage(row.language) ? row.language : 'en',
      owner: ownerOf(row),
      kind: row.kind,
      status: row.status,
      paymentState: row.payment_state,
      paymentMethodId: row.payment_method_id,
      createdAt: row.created_at,
      placedAt: row.placed_at ?? undefined,
      givenUpAt: row.given_up_at ?? undefined,
      rows: row.rows.map(toRow),
    },
    redirectUrls: row.redirect_urls ?? {},
    sessionId: row.session_id ?? undefined,
    isBankSlow: row.is_slow,
    version: row.version,
  };
}

function ownerOf(row: Pick<Selected, 'customer_id' | 'company_id' | 'punch_out_session'>): OrderOwner {
  const { customer_id: customerId, company_id: companyId, punch_out_session } = row;
  if (customerId === null) return { kind: 'public' };
  if (companyId === null) return { kind: 'customer', customerId };
  return { kind: 'company', companyId, customerId, punchOutSession: punch_out_session ?? undefined };
}

const toRow = ({ row_number, parent_row_number, type, sku, quantity, taken, data }: StoredRow): OrderRow => ({
  soldBy: pieceUnit,
  ...data,
  rowNumber: row_number,
  parentRowNumber: parent_row_number ?? undefined,
  type,
  sku,
  quantity,
  taken,
});
