import { type Currency, type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { HeldOrder } from '../fulfilment/held-order.ts';
import { toSendOf } from '../fulfilment/held-order.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { confirmationOf } from '../punchout-document/cxml-confirmation.ts';
import { invoiceDetailOf } from '../punchout-document/cxml-invoice.ts';
import type { Outgoing } from '../punchout-document/cxml-outgoing.ts';
import { shipNoticeOf } from '../punchout-document/cxml-ship-notice.ts';
import { sumOf, unitPriceOf } from '../punchout-document/transfer.ts';
import { type DueMessage, findSentMessage } from './outbound-store.server.ts';
import type { ProcurementLine, ProcurementOrder } from './procurement-order.ts';

type Of = { readonly message: DueMessage; readonly held: HeldOrder; readonly about: ProcurementOrder };

/** Documents have the id of their message, so that one that is sent again is recognised. */
export const payloadIdOf = (messageId: string): string => `${messageId}@yrke`;

/** The document as of now: later facts may already be in it. Undefined if there is nothing to tell. */
export async function messageBody(db: Db, outgoing: Outgoing, of: Of): Promise<string | undefined> {
  if (of.message.kind === 'confirmation') return confirmation(db, outgoing, of);
  return of.message.kind === 'ship-notice' ? shipNotice(outgoing, of) : invoice(db, outgoing, of);
}

const orderOf = ({ orderRef, facts }: ProcurementOrder) => ({
  orderRef,
  orderDate: facts.orderDate,
  payloadId: facts.payloadId,
});

/** The row of the garment represents the line: services that are part of its price go with it. */
const rowOf = ({ order }: Pick<HeldOrder, 'order'>, { rowNumbers }: ProcurementLine) =>
  order.rows.find(({ rowNumber }) => rowNumber === rowNumbers[0]);

async function confirmation(db: Db, outgoing: Outgoing, { held, about }: Of): Promise<string> {
  const { order, denied } = held;
  const { currency } = order.priced;
  const before = await findSentMessage(db, { orderId: order.id, kind: 'confirmation' });
  const hasDifferences = about.facts.differences.length > 0;
  const lines = about.facts.lines.map((line) => {
    const row = rowOf(held, line);
    const rejected = Math.min(line.quantity, denied.get(row?.rowNumber ?? 0) ?? 0);
    const backOrdered = Math.min(line.quantity - rejected, row?.backOrdered ?? 0);
    const net = netOf(held, line, currency);
    const { price, per } = unitPriceOf({ net, quantity: line.quantity }, 4);
    const isExact = per === 1 && hasDifferences;
    const { line: number, unit, quantity } = line;
    const expectedOn = row?.nextDeliveryDate;
    return { line: number, unit, quantity, rejected, backOrdered, expectedOn, price: isExact ? price : undefined };
  });
  return confirmationOf(outgoing, {
    confirmId: order.orderNo,
    order: orderOf(about),
    currency,
    lines,
    replaces: before && payloadIdOf(before),
    comments: about.facts.differences,
  });
}

function netOf({ order }: HeldOrder, { rowNumbers }: ProcurementLine, currency: Currency): Money {
  const rows = order.rows.filter(({ rowNumber }) => rowNumbers.includes(rowNumber));
  return money(
    rows.reduce((sum, { price }) => sum + price.total.net.amount, 0),
    currency,
  );
}

function shipNotice(outgoing: Outgoing, { message, held, about }: Of): string | undefined {
  const delivery = held.deliveries.find(({ dispatchNumber }) => dispatchNumber === message.reference);
  if (!delivery) return undefined;
  const sent = new Map(delivery.rows.map(({ rowNumber, quantity }) => [rowNumber, quantity]));
  const lines = about.facts.lines.flatMap((line) => {
    const quantity = sent.get(line.rowNumbers[0] ?? 0) ?? 0;
    return quantity > 0 ? [{ line: line.line, sku: line.sku, unit: line.unit, quantity }] : [];
  });
  if (lines.length === 0) return undefined;
  return shipNoticeOf(outgoing, {
    ...delivery,
    shipmentId: delivery.dispatchNumber,
    service: held.order.delivery.method.name,
    isComplete: toSendOf(held).length === 0 && held.deliveries.length === 1,
    order: orderOf(about),
    lines,
  });
}

const day = 86_400_000;

async function invoice(db: Db, outgoing: Outgoing, { message, held, about }: Of): Promise<string | undefined> {
  const paper = held.invoices.find(({ number }) => number === message.reference);
  if (!paper) return undefined;
  const { currency } = paper.payable;
  const text = ({ amount }: Money) => (amount < 0 ? `-${sumOf(-amount, currency)}` : sumOf(amount, currency));
  const credited = paper.creditsNumber;
  const original =
    credited === undefined
      ? undefined
      : await findSentMessage(db, { orderId: held.order.id, kind: 'invoice', reference: credited });
  const { buyer } = paper;
  return invoiceDetailOf(outgoing, {
    number: paper.number,
    kind: paper.kind,
    issuedOn: paper.issuedOn,
    payDays: Math.max(0, Math.round((Date.parse(paper.dueOn) - Date.parse(paper.issuedOn)) / day)),
    credits: credited === undefined ? undefined : { payloadId: original && payloadIdOf(original), number: credited },
    currency,
    order: orderOf(about),
    seller: paper.seller?.lines[0] ?? 'Yrke',
    buyer: {
      name: buyer.name,
      street: buyer.address.line1,
      city: buyer.address.city,
      zip: buyer.address.zip,
      country: buyer.address.country,
    },
    lines: billedLines(paper, about, text),
    taxes: paper.taxes.map(({ basisPoints, net, tax }) => ({
      percent: String(basisPoints / 100),
      net: text(net),
      tax: text(tax),
    })),
    net: text(
      money(
        paper.taxes.reduce((sum, { net }) => sum + net.amount, 0),
        currency,
      ),
    ),
    tax: text(paper.tax),
    payable: text(paper.payable),
  });
}

/** A line has the price of its garment and of the services that are part of it. */
function billedLines(paper: Invoice, { facts }: ProcurementOrder, text: (value: Money) => string) {
  return facts.lines.flatMap((line) => {
    const rows = paper.rows.filter(({ rowNumber }) => line.rowNumbers.includes(rowNumber));
    const [first] = rows;
    if (!first || first.quantity === 0) return [];
    const net = money(
      rows.reduce((sum, row) => sum + row.net.amount, 0),
      first.net.currency,
    );
    const sizes = { net: money(Math.abs(net.amount), net.currency), quantity: Math.abs(first.quantity) };
    const { price, per } = unitPriceOf(sizes, 4);
    const { line: number, sku, unit } = line;
    return [{ line: number, sku, unit, text: first.text, quantity: first.quantity, price, per, net: text(net) }];
  });
}
