import { sql } from 'kysely';
import { ok, refuse } from '#core/result.ts';
import { dayConditions } from '#platform/db/day-conditions.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import { countItems } from '../order/count-items.server.ts';
import { deliveryCodeOf } from '../order/delivery-label.ts';
import type { OrderReach } from '../order/order-scope.server.ts';
import type { OrderState } from '../order/order-state.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { Visit } from '../visit.ts';
import { type ListPart, type Part, toListPart } from './cursor.ts';
import type { DeliveryLine } from './delivery-line.ts';
import { isGoods, matches, type Sought } from './history-store.server.ts';
import { keysetOf, microsOf } from './keyset.server.ts';
import { isPartOfOrder, mentions } from './order-filter.server.ts';
import type { OrderFilter } from './order-filter.ts';
import { type HistoryShop, readSought } from './read-sought.server.ts';
import { companyIn } from './seen-companies.server.ts';
import '../fulfilment/fulfilment-tables.server.ts';

type DeliveryQuery = { readonly reach: OrderReach; readonly filter?: OrderFilter; readonly part: Part };

/** Allowed for signed-in people: the deliveries of the orders that they may see. */
export async function listDeliveries(shop: HistoryShop, visit: Visit, { part, ...asked }: DeliveryQuery) {
  const sought = await readSought(shop, visit, asked);
  if (!sought) return refuse({ code: 'not-signed-in' });
  return ok(await findDeliveryLines(shop.db, sought, part));
}

type Row = {
  id: string;
  dispatch_number: string;
  carrier: string;
  tracking_number: string | null;
  tracking_url: string | null;
  dispatched_at: Date;
  expected_on: string | null;
  arrived_at: Date | null;
  pieces: number;
  order_id: string;
  order_no: number;
  company_id: number | null;
  buyer_name: string;
  status: OrderStatus;
  state: OrderState;
  micros: number;
};

export async function findDeliveryLines(db: Db, sought: Sought, part: Part): Promise<ListPart<DeliveryLine>> {
  const columns = { time: sql`d.dispatched_at`, key: sql`d.id`, keyType: 'uuid' } as const;
  const { condition, ending } = keysetOf(columns, part);
  const { rows } = await sql<Row>`
    select d.id, d.dispatch_number, d.carrier, d.tracking_number, d.tracking_url, d.dispatched_at, d.expected_on, d.arrived_at,
      (select coalesce(sum(${countItems(sql`(piece ->> 'quantity')::float8`, sql`r.sold_by`)}), 0)
        from jsonb_array_elements(d.rows) piece join order_row_view r on r.order_id = d.order_id
          and r.row_number = (piece ->> 'rowNumber')::int and ${isGoods}) as pieces,
      o.id as order_id, o.order_no, o.company_id, o.buyer_name, o.status, o.state, ${microsOf(columns.time)} as micros
    from delivery_view d join order_view o on o.id = d.order_id
    where ${sql.join([...conditionsOf(sought), condition], sql` and `)} ${ending}`.execute(db);
  const found = rows.map((row) => ({ cursor: { micros: row.micros, key: row.id }, line: toLine(row, sought) }));
  const { items, ...ways } = toListPart(found, part);
  return { items: items.map(({ line }) => line), ...ways };
}

/** The period applies to the dispatch. */
function conditionsOf({ scope, filter: { text, from, to, ...filter } }: Sought) {
  return [
    matches({ scope, filter }),
    ...dayConditions(sql`d.dispatched_at`, { from, to, timeZone: filter.timeZone }),
    ...(text === undefined ? [] : numbered(text)),
  ];
}

/**
 * Matches the delivery's own numbers or the order's search text. The first condition repeats the search on orders alone, because it has
 * indexes.
 */
const numbered = (text: string) => [
  mentions(text),
  sql<boolean>`(${isPartOfOrder(text)} or d.dispatch_number = ${text} or d.tracking_number = ${text})`,
];

const toLine = (row: Row, { scope }: Sought): DeliveryLine => ({
  id: row.id,
  dispatchNumber: row.dispatch_number,
  carrier: row.carrier,
  trackingNumber: row.tracking_number ?? undefined,
  trackingUrl: row.tracking_url ?? undefined,
  dispatchedAt: row.dispatched_at,
  expectedOn: row.expected_on ?? undefined,
  arrivedAt: row.arrived_at ?? undefined,
  pieces: row.pieces,
  company: companyIn(scope, row.company_id),
  order: { id: row.order_id, orderNo: String(row.order_no), buyerName: row.buyer_name, state: row.state },
  code: deliveryCodeOf(row.status),
});
