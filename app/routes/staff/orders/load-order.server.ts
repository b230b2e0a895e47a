import { randomUUID } from 'node:crypto';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { StaffOrder } from '#app/components/staff/orders/staff-order.ts';
import { notFound } from '#app/not-found.ts';
import { withPageColours, withPageNames } from '#app/routes/order-page/names-in-language.server.ts';
import { toReturnView } from '#app/routes/order-page/to-order-page.server.ts';
import { toFactsView } from '#app/routes/outcome/to-outcome-view.ts';
import { parseOrderId } from '#core/ids.ts';
import type { Money } from '#core/money.ts';
import { nameOf } from '#core/name-of.ts';
import { pieceUnit } from '#core/units.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { garmentLabelsPath } from '#modules/document/document-paths.ts';
import { readStaffReports } from '#modules/e-invoice/staff-reports.server.ts';
import { readStaffOrder } from '#modules/fulfilment/staff-orders.server.ts';
import { offersLabels } from '#modules/garment/read-labels.server.ts';
import { isSettled, leftOf } from '#modules/invoice/invoice-left.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCodedFormat } from '#modules/market/currency-format.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Order } from '#modules/order/order.ts';
import { type OrderRowStatus, orderRowStatuses } from '#modules/order/order-row-status.ts';
import { type OrderStatus, orderStatuses } from '#modules/order/order-status.ts';
import { invoiceStateOf } from '#modules/order-history/invoice-line.ts';
import { listStaffMessages } from '#modules/order-message/write-message.server.ts';
import type { Sides } from '#modules/pricing/priced-cart.ts';
import { taxKindOf } from '#modules/pricing/total-words.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { loadProduction } from './load-production.server.ts';

/** An order with the actions that staff can take. */
export async function loadOrder(shop: Shop, visit: Visit, text: string): Promise<StaffOrder> {
  const parsed = parseOrderId(text);
  const read = parsed.ok ? await readStaffOrder(shop, visit, { orderId: parsed.value }) : undefined;
  if (!read?.ok) throw notFound();
  const { state, facts, progress, moves, deliveries, invoices, steps, returns } = read.value;
  const order = await withPageNames(shop, visit, read.value.order);
  const write = moneyIn(visit);
  // As the buyer saw it.
  const writeSide = ({ net, gross }: Sides) => write(order.mode === 'incl' ? (gross ?? net) : net);
  const market = findMarketBySiteId(order.marketId) ?? visit.market;
  const staffOrderHref = (orderId: string) => routeHref('staffOrder', visit.language, { orderId });
  const reports = await readStaffReports(
    shop,
    visit,
    invoices.map(({ id }) => id),
  );
  const messages = await listStaffMessages(shop, visit, { orderId: order.id });
  return {
    id: order.id,
    orderNo: order.orderNo,
    buyer: [order.buyer.firstName, order.buyer.lastName].filter(Boolean).join(' '),
    email: order.buyer.email,
    state,
    total: write(order.priced.totals.payable),
    facts: { ...toFactsView(visit, order), buyer: buyerLines(order) },
    rowsWithout: order.mode === 'incl' ? undefined : taxKindOf(market),
    moves,
    /** Idempotency key of the next action, so that pressing a button twice has one effect. */
    messageId: randomUUID(),
    rows: facts.rows.map(({ rowNumber, quantity, delivered, sentBeyond, invoiced, denied }) => {
      const row = order.rows.find((one) => one.rowNumber === rowNumber);
      return {
        rowNumber,
        article: [row?.name, row?.colour, row?.size].filter(Boolean).join(', '),
        sku: row?.sku ?? '',
        quantity,
        soldBy: row?.soldBy ?? pieceUnit,
        unitPrice: row && writeSide(row.price.unit),
        total: row && writeSide(row.price.total),
        delivered,
        sentBeyond,
        invoiced,
        denied,
        status: rowStatusName(progress.rows.find((one) => one.rowNumber === rowNumber)?.status ?? 0),
      };
    }),
    deliveries: deliveries.map(({ rows, ...delivery }) => ({
      ...delivery,
      pieces: rows.reduce((sum, { quantity }) => sum + Math.ceil(quantity), 0),
    })),
    invoices: invoices.map((invoice) => ({
      id: invoice.id,
      number: invoice.number,
      kind: invoice.kind,
      issuedOn: invoice.issuedOn,
      dueOn: invoice.dueOn,
      state: invoiceStateOf(invoice, dayIn(invoice.marketId, visit.now)),
      total: write(invoice.payable),
      left: !isSettled(invoice) ? write(leftOf(invoice)) : undefined,
      eInvoice: reports.ok ? reports.value.find(({ invoiceId }) => invoiceId === invoice.id) : undefined,
    })),
    production: await loadProduction(shop, visit, order.id),
    labelsHref: (await offersLabels(shop, visit, { orderId: order.id }))
      ? garmentLabelsPath(order.id, visit.language)
      : undefined,
    returns: (await withPageColours(shop, visit, order, returns)).map((one) =>
      toReturnView(visit, one, order, staffOrderHref),
    ),
    exchangeOf: order.exchange && { orderNo: order.exchange.orderNo, href: staffOrderHref(order.exchange.orderId) },
    messages: messages.ok
      ? messages.value.map(({ writtenAt, ...message }) => ({ ...message, at: writtenAt }))
      : undefined,
    mayAnswer: mayDo(visit.claims, 'orders') && order.placedAt !== undefined,
    steps: steps.toReversed().map(({ at, step }) => ({ at, ...wordsOf(step, write) })),
  };
}

const buyerLines = ({ buyer: { firstName, lastName, email, cellphone } }: Order): string[] =>
  [[firstName, lastName].filter(Boolean).join(' '), email, cellphone].filter(Boolean);

type Step = Extract<Awaited<ReturnType<typeof readStaffOrder>>, { ok: true }>['value']['steps'][number]['step'];

/** The name of an event, and its subject if it has one. */
function wordsOf(step: Step, write: (value: Money) => string) {
  switch (step.kind) {
    case 'status':
      return { kind: step.kind, status: statusName(step.to), about: '' };
    case 'delivery':
    case 'arrival':
      return { kind: step.kind, status: undefined, about: step.dispatchNumber };
    case 'refund':
      return { kind: step.kind, status: undefined, about: write(step.amount) };
    case 'denial':
    case 'return-asked':
    case 'return-accepted':
    case 'return-refused':
    case 'withdrawal':
      return { kind: step.kind, status: undefined, about: '' };
    default:
      return { kind: step.kind, status: undefined, about: step.number };
  }
}

/** Staff see amounts of all markets beside each other. */
export const moneyIn = (visit: Visit): ((value: Money) => string) =>
  createCodedFormat(cultureOf(visit), visit.market.currency);

const statusName = (code: OrderStatus) => nameOf(orderStatuses, code);
const rowStatusName = (code: OrderRowStatus) => nameOf(orderRowStatuses, code);
