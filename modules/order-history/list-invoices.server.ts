import { sql } from 'kysely';
import { likePattern } from '#core/like-pattern.ts';
import { type Currency, money } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { isOpenInvoice } from '../invoice/invoice-left.server.ts';
import { isSettled, leftOf } from '../invoice/invoice-left.ts';
import { dayIn } from '../market/market-day.ts';
import type { OrderReach } from '../order/order-scope.server.ts';
import type { Visit } from '../visit.ts';
import { type ListPart, type Part, toListPart } from './cursor.ts';
import { pricesAreHidden } from './hidden-prices.server.ts';
import { matches, type Sought } from './history-store.server.ts';
import { type InvoiceLine, type InvoiceState, invoiceStateOf } from './invoice-line.ts';
import { keysetOf, microsOf } from './keyset.server.ts';
import { mentions } from './order-filter.server.ts';
import type { OrderFilter } from './order-filter.ts';
import { ownInvoices } from './own-invoices.server.ts';
import { type HistoryShop, readSought } from './read-sought.server.ts';
import { companyIn } from './seen-companies.server.ts';
import '../invoice/invoice-tables.server.ts';

type InvoiceQuery = {
  readonly reach: OrderReach;
  readonly filter?: OrderFilter;
  readonly state?: InvoiceState | undefined;
  readonly part: Part;
};

/** Allowed for signed-in people: the invoices and credit notes of the orders that they may see. */
export async function listInvoices(shop: HistoryShop, visit: Visit, { part, state, ...asked }: InvoiceQuery) {
  const sought = await readSought(shop, visit, asked);
  if (!sought) return refuse({ code: 'not-signed-in' });
  const today = dayIn(visit.market.marketId, visit.now);
  return ok(await findInvoiceLines(shop.db, sought, { part, state, today }));
}

/** The number of matching invoices. */
export async function countInvoices(shop: HistoryShop, visit: Visit, { state, ...asked }: Omit<InvoiceQuery, 'part'>) {
  const sought = await readSought(shop, visit, asked);
  if (!sought) return refuse({ code: 'not-signed-in' });
  const inState = stateConditionOf(state, dayIn(visit.market.marketId, visit.now));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invoice_view i join order_view o on o.id = i.order_id
    where ${sql.join([...conditionsOf(sought), inState], sql` and `)}`.execute(shop.db);
  return ok(rows[0]?.count ?? 0);
}

type Row = {
  id: string;
  number: string;
  kind: Invoice['kind'];
  market_id: number;
  company_id: number | null;
  issued_on: string;
  due_on: string;
  paid_at: Date | null;
  currency: Currency;
  payable: number;
  tax: number;
  credited: number;
  order_id: string;
  order_no: number;
  order_number: string | null;
  hides_prices: boolean;
  micros: number;
};

type Question = { readonly part: Part; readonly state: InvoiceState | undefined; readonly today: string };

export async function findInvoiceLines(
  db: Db,
  sought: Sought,
  { part, state, today }: Question,
): Promise<ListPart<InvoiceLine>> {
  const { condition, ending } = keysetOf({ ...issued, key: sql`i.id`, keyType: 'uuid' }, part);
  const inState = stateConditionOf(state, today);
  const { rows } = await sql<Row>`
    select i.id, i.number, i.kind, i.market_id, i.issued_on, i.due_on, i.paid_at, i.currency, i.payable, i.tax, i.credited,
      o.id as order_id, o.order_no, o.order_number, o.company_id, ${pricesAreHidden(sought)} as hides_prices,
      ${microsOf(sql`(i.issued_on::timestamp at time zone 'UTC')`)} as micros
    from invoice_view i join order_view o on o.id = i.order_id
    where ${sql.join([...conditionsOf(sought), inState, condition], sql` and `)} ${ending}`.execute(db);
  const found = rows.map((row) => ({
    cursor: { micros: row.micros, key: row.id },
    line: toLine(row, sought, today),
  }));
  const { items, ...ways } = toListPart(found, part);
  return { items: items.map(({ line }) => line), ...ways };
}

/** The period applies to the issue date, and the search includes the invoice's own number. */
function conditionsOf({ scope, filter: { text, from, to, ...filter } }: Sought) {
  return [
    ownInvoices(scope),
    matches({ scope, filter }),
    ...(from === undefined ? [] : [sql<boolean>`i.issued_on >= ${from}::date`]),
    ...(to === undefined ? [] : [sql<boolean>`i.issued_on <= ${to}::date`]),
    ...(text === undefined ? [] : numbered(text)),
  ];
}

/** Calendar days, compared as dates so that the index by day is used. */
const issued = { time: sql`i.issued_on`, timeType: 'date' } as const;

const stateConditions = (today: string) => ({
  credit: sql`i.kind = 'credit'`,
  paid: sql`(i.kind = 'invoice' and i.paid_at is not null)`,
  credited: sql`(i.kind = 'invoice' and i.paid_at is null and not ${isOpenInvoice})`,
  overdue: sql`(${isOpenInvoice} and i.due_on < ${today}::date)`,
  open: sql`(${isOpenInvoice} and i.due_on >= ${today}::date)`,
});

const stateConditionOf = (state: InvoiceState | undefined, today: string) =>
  state === undefined ? sql`true` : stateConditions(today)[state];

function toLine(row: Row, { scope, hidesPrices }: Sought, today: string): InvoiceLine {
  const shows = !hidesPrices && !row.hides_prices;
  const days = { kind: row.kind, issuedOn: row.issued_on, dueOn: row.due_on, paidAt: row.paid_at ?? undefined };
  const amounts = { payable: money(row.payable, row.currency), credited: money(row.credited, row.currency) };
  return {
    ...days,
    id: row.id,
    number: row.number,
    state: invoiceStateOf({ ...days, ...amounts }, today),
    marketId: row.market_id,
    companyId: row.company_id ?? undefined,
    company: companyIn(scope, row.company_id),
    order: { id: row.order_id, orderNo: String(row.order_no), orderNumber: row.order_number ?? undefined },
    payable: shows ? amounts.payable : undefined,
    left: shows ? leftOf({ ...days, ...amounts }) : undefined,
    isOpen: !isSettled({ ...days, ...amounts }),
    tax: shows ? money(row.tax, row.currency) : undefined,
  };
}

/**
 * Matches the invoice's own number or the order's search text. The first condition repeats the search on orders alone, because it has
 * indexes.
 */
const numbered = (text: string) => [
  sql<boolean>`(${mentions(text)} or o.id = any(array(
    select n.order_id from invoice_view n where n.number ilike ${likePattern(text)})))`,
  sql<boolean>`(${mentions(text)} or i.number ilike ${likePattern(text)})`,
];
