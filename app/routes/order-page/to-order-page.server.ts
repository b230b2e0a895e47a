import { inContext } from '#app/addresses/in-context.ts';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type {
  LinkedOrder,
  OrderPageView,
  PiecesView,
  ReturnView,
  RowView,
} from '#app/components/order-page/order-page-view.ts';
import { stepViewOf } from '#app/routes/cart/step-view.ts';
import { writerFor } from '#app/routes/cart/to-cart-page.ts';
import { webAddress } from '#app/routes/history/load-deliveries.server.ts';
import { daysOf } from '#app/routes/history/to-list-view.ts';
import { amountWriter } from '#app/routes/history/write-amounts.ts';
import { toFactsView, toOutcomeView } from '#app/routes/outcome/to-outcome-view.ts';
import { colourPartNumber, displaySku } from '#core/sku.ts';
import { itemsOf, pieceUnit, type Unit } from '#core/units.ts';
import { contextOfRow } from '#modules/assortment/context-of-row.ts';
import {
  deliveryNotePath,
  invoicePdfPath,
  invoiceXmlPath,
  orderConformityPath,
  orderExcelPath,
  returnLabelPath,
} from '#modules/document/document-paths.ts';
import { type OrderReturn, returnNumberOf } from '#modules/fulfilment/order-return.ts';
import { areAllSettled } from '#modules/fulfilment/progress.ts';
import { isSettled, leftOf } from '#modules/invoice/invoice-left.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import { receiversOf } from '#modules/order/mail-order.server.ts';
import { isArticle, type Order, type OrderRow } from '#modules/order/order.ts';
import { wearerWords } from '#modules/order/order-summary.ts';
import type { RowPieces } from '#modules/order/pieces.ts';
import type { OrderWay } from '#modules/order/reach-order.server.ts';
import { invoiceStateOf } from '#modules/order-history/invoice-line.ts';
import { paymentSideOf } from '#modules/order-history/payment-side.ts';
import type { OrderPage } from '#modules/order-history/read-order-page.server.ts';
import type { ReorderLine } from '#modules/order-history/reorder.ts';
import { taxKindOf } from '#modules/pricing/total-words.ts';
import { heldState, type ProductionState } from '#modules/proof-sheet/production-state.ts';
import type { RowExchange } from '#modules/returns/exchange-options.server.ts';
import { isPersonalised } from '#modules/returns/returnable.ts';
import type { Visit } from '#modules/visit.ts';
import { stepsOf } from './steps-of.ts';

type LoadedPage = Omit<
  OrderPageView,
  'reorder' | 'returnTo' | 'keys' | 'isVisible' | 'approval' | 'reasons' | 'labelsHref' | 'mayRecall'
>;

type OrderContext = {
  readonly way: OrderWay;
  /** The order's rows with what is still sold. */
  readonly lines: readonly ReorderLine[];
  /** Ids of the invoices with an e-invoice to download. */
  readonly offered: ReadonlySet<string>;
  /** The articles that rows can be exchanged for. */
  readonly exchanges: readonly RowExchange[];
  /** Whether services can be made, by row; empty once nothing is made any more. */
  readonly states: ReadonlyMap<number, ProductionState>;
  readonly hrefOfOrder: (orderId: string) => string | undefined;
};

/** The view of an order's page. Hidden amounts must not leave the server. */
export function toOrderPage(
  visit: Visit,
  page: OrderPage,
  { way, lines, offered, exchanges, states, hrefOfOrder }: OrderContext,
): LoadedPage {
  const link = 'link' in way ? way.link : undefined;
  const { hidesPrices, progress, isMaintained, mayAct } = page;
  const order = { ...page.order, hidesPrices };
  const outcome = toOutcomeView(visit, order, { link: '', isMaintained, isWithdrawn: false, deciders: [], held: [] });
  const facts = toFactsView(visit, order);
  const market = findMarketBySiteId(order.marketId) ?? visit.market;
  const write = amountWriter(visit);
  const dayOf = daysOf(visit);
  const piecesOf = ({ rowNumber, quantity }: RowPieces): PiecesView => ({
    rowNumber,
    article: articleIn(order.rows, rowNumber),
    pieces: quantity,
    soldBy: unitIn(order.rows, rowNumber),
  });
  return {
    orderNo: order.orderNo,
    day: dayOf(order.createdAt),
    state: page.state,
    paymentSide: paymentSideOf({ status: progress.status, isPaid: areAllSettled(page.facts) }),
    reference:
      facts.references.find(({ name }) => name === 'orderNumber') ??
      facts.references.find(({ name }) => name === 'orderLabel'),
    facts: {
      ...facts,
      days: page.state === 'refused' ? undefined : facts.days,
      buyer: isOfCompany(way) ? buyerLines(order) : undefined,
    },
    untaxed: outcome.untaxed,
    totals: outcome.summary.totals,
    rows: rowsOf(visit, page, { lines, states }),
    rowsWithout: hidesPrices || order.mode === 'incl' ? undefined : taxKindOf(market),
    steps: stepsOf(page, (amount) => (hidesPrices ? '' : (write(order.marketId, amount) ?? ''))),
    deliveries: page.deliveries.map(({ rows, dispatchedAt, arrivedAt, trackingUrl, ...one }) => ({
      id: one.id,
      dispatchNumber: one.dispatchNumber,
      carrier: one.carrier,
      trackingNumber: one.trackingNumber,
      trackingUrl: webAddress(trackingUrl),
      day: dayOf(dispatchedAt),
      expectedOn: one.expectedOn,
      arrivedOn: arrivedAt && dayOf(arrivedAt),
      pieces: itemsIn(order.rows, rows),
      noteHref: deliveryNotePath(one.id, link),
    })),
    invoices: page.invoices.map((one) => ({
      id: one.id,
      kind: one.kind,
      number: one.number,
      state: invoiceStateOf(one, dayOf(visit.now)),
      day: one.issuedOn,
      dueOn: one.dueOn,
      total: hidesPrices ? undefined : write(one.marketId, one.payable),
      left: !hidesPrices && !isSettled(one) ? write(one.marketId, leftOf(one)) : undefined,
      pdfHref: hidesPrices ? undefined : invoicePdfPath(one.id, link),
      xmlHref: !hidesPrices && offered.has(one.id) ? invoiceXmlPath(one.id, link) : undefined,
    })),
    conformityHref: orderConformityPath(order.id, visit.language, link),
    excelHref: orderExcelPath(order.id, visit.language, link),
    proofsHref:
      link === undefined && order.rows.some(({ service }) => service?.making)
        ? routeHref('orderProofs', visit.language, { orderId: order.id })
        : undefined,
    mayAct,
    isMaintained,
    isReservationOver: page.isReservationOver,
    returns: page.returns.map((one) => ({
      ...toReturnView(visit, one, order, hrefOfOrder),
      isToBeSent: page.toSend.has(one.id),
      labelHref: mayAct && page.toSend.has(one.id) ? returnLabelPath(one.id, link) : undefined,
    })),
    exchangeOf: order.exchange && linkedOrder(order.exchange, hrefOfOrder),
    returnable: mayAct
      ? page.returnable.map((row) => ({
          ...piecesOf(row),
          isPersonalised: isPersonalised(order, row.rowNumber),
          wearer: order.rows.find(({ rowNumber }) => rowNumber === row.rowNumber)?.coworker?.name,
          exchanges: exchangesOf(exchanges, row.rowNumber),
        }))
      : [],
    returnUntil: page.returnUntil,
    returnDays: page.returnDays,
    isReturnLate: page.isReturnLate,
    withdrawable: mayAct ? page.withdrawable.map(piecesOf) : [],
    buyer: {
      name: [order.buyer.firstName, order.buyer.lastName].filter(Boolean).join(' '),
      mail: receiversOf(order)[0] ?? '',
    },
    messages: page.messages.map(({ writtenAt, ...message }) => ({ ...message, at: writtenAt })),
  };
}

/** Orders of a company can be of other buyers. */
const isOfCompany = (way: OrderWay): boolean => !('link' in way) && way.reach !== 'own';

const buyerLines = ({ buyer: { firstName, lastName, email } }: Order): string[] =>
  [[firstName, lastName].filter(Boolean).join(' '), email].filter(Boolean);

const exchangesOf = (exchanges: readonly RowExchange[], rowNumber: number) =>
  (exchanges.find((one) => one.rowNumber === rowNumber)?.options ?? []).map(({ sku, colour, size }) => ({
    sku,
    article: [size, colour].filter(Boolean).join(', '),
  }));

type HrefOfOrder = (orderId: string) => string | undefined;

const linkedOrder = ({ orderId, orderNo }: { orderId: string; orderNo: string }, hrefOf: HrefOfOrder): LinkedOrder => ({
  orderNo,
  href: hrefOf(orderId),
});

export const toReturnView = (
  visit: Visit,
  { id, kind, state, askedAt, rows, comment, answer, replacement, seq }: OrderReturn,
  order: Pick<Order, 'rows' | 'orderNo'>,
  hrefOfOrder: HrefOfOrder,
): ReturnView => ({
  id,
  number: returnNumberOf(order.orderNo, { seq }),
  kind,
  state,
  day: daysOf(visit)(askedAt),
  rows: rows.map(({ rowNumber, quantity, reason, replacement: instead }) => ({
    article: articleIn(order.rows, rowNumber),
    pieces: quantity,
    soldBy: unitIn(order.rows, rowNumber),
    reason,
    replacement: instead && [instead.colour, instead.size].filter(Boolean).join(', '),
  })),
  replacement: replacement && linkedOrder(replacement, hrefOfOrder),
  isToBeSent: false,
  labelHref: undefined,
  comment,
  answer,
});

export function articleIn(rows: readonly OrderRow[], rowNumber: number): string {
  const row = rows.find((one) => one.rowNumber === rowNumber);
  return [row?.name, row?.colour, row?.size].filter(Boolean).join(', ');
}

/** Counted as in lists of deliveries: services are not counted, and a measured article counts as one. */
const itemsIn = (rows: readonly OrderRow[], pieces: readonly RowPieces[]): number =>
  pieces
    .filter(({ rowNumber }) => rows.some((row) => row.rowNumber === rowNumber && isArticle(row)))
    .reduce((sum, { rowNumber, quantity }) => sum + itemsOf(quantity, unitIn(rows, rowNumber)), 0);

const unitIn = (rows: readonly OrderRow[], rowNumber: number): Unit =>
  rows.find((one) => one.rowNumber === rowNumber)?.soldBy ?? pieceUnit;

/** Address of the product page in the ordered colour. */
function hrefOf({ language }: Visit, row: OrderRow, lines: readonly ReorderLine[]): string | undefined {
  const slug = lines.find(({ rowNumber }) => rowNumber === row.rowNumber)?.slug;
  if (slug === undefined) return undefined;
  const href = `${routeHref('product', language, { uniqueName: slug })}?colour=${colourPartNumber(row.sku)}`;
  return inContext(href, contextOfRow(row) ?? 'All');
}

function rowsOf(visit: Visit, page: OrderPage, { lines, states }: Pick<OrderContext, 'lines' | 'states'>): RowView[] {
  const { order, state, facts, progress, hidesPrices, exchanged } = page;
  const market = findMarketBySiteId(order.marketId) ?? visit.market;
  const writer = writerFor({ market, language: visit.language }, order.mode);
  const wayOfRow = new Map(progress.rows.map(({ rowNumber, way }) => [rowNumber, way]));
  return facts.rows.flatMap(({ rowNumber, quantity, delivered, denied, returned }): RowView[] => {
    const row = order.rows.find((one) => one.rowNumber === rowNumber);
    if (!row) return [];
    // Denied pieces reduce the back-ordered ones first; delivered pieces are no longer back-ordered.
    const backOrdered = Math.max(0, Math.min(row.backOrdered, quantity - delivered) - denied);
    return [
      {
        rowNumber,
        garmentRow: row.service && row.parentRowNumber,
        name: row.name,
        detail: [row.colour, row.size].filter((part) => part !== '').join(', '),
        partNo: displaySku(row.sku),
        picture: row.picture ?? missingPicturePath,
        href: hrefOf(visit, row, lines),
        wearer: wearerWords(row),
        comment: row.comment,
        held: delivered + denied < quantity ? heldState(states.get(rowNumber)) : undefined,
        status: wayOfRow.get(rowNumber) ?? state,
        quantity,
        soldBy: row.soldBy,
        packSize: row.packSize ?? 1,
        delivered,
        denied,
        returned,
        exchanged: exchanged.get(rowNumber) ?? 0,
        backOrdered,
        expectedOn: backOrdered > 0 ? row.nextDeliveryDate : undefined,
        price: hidesPrices
          ? undefined
          : {
              total: writer.side(row.price.total),
              steps: row.price.steps.map((step) => stepViewOf(step, writer)),
            },
      },
    ];
  });
}
