import { randomBytes } from 'node:crypto';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { newId } from '#core/ids.ts';
import { type Money, money } from '#core/money.ts';
import type { Db } from '#platform/db/db.server.ts';
import { marketList } from '../market/markets.ts';
import type { Order } from '../order/order.ts';
import type { Pieces } from '../order/pieces.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Shop } from '../shop.server.ts';
import { billOf } from './bill.ts';
import type { Invoice } from './invoice.ts';
import { leftOf } from './invoice-left.ts';
import { invoiceNumberOf, seriesOf } from './invoice-series.ts';
import { creditInvoice, findInvoice, insertInvoice, nextInvoiceNumber } from './invoice-store.server.ts';

const daysToPay = 30;

type Issue = {
  readonly order: Order;
  /** Pieces that are billed before and after this invoice: fewer pieces after give a credit note. */
  readonly before: Pieces;
  readonly after: Pieces;
  readonly now: Date;
  readonly issuedOn: string;
  readonly dueOn?: string | undefined;
  /** A calendar day. */
  readonly deliveredOn?: string | undefined;
  readonly credits?: Pick<Invoice, 'id' | 'number'> | undefined;
};

/**
 * In the transaction that locks the order: issues an invoice with the next number of its series. Undefined if there is nothing to bill. A
 * card payment, and an amount of zero, count as paid.
 */
export async function issueInvoice(
  { texts, env }: Pick<Shop, 'texts' | 'env'>,
  db: Db,
  { order, before, after, now, issuedOn, deliveredOn, credits, dueOn }: Issue,
): Promise<Omit<Invoice, 'orderNo'> | undefined> {
  const bill = billOf(order, before, after);
  // A replacement order costs nothing: its goods are on the invoices of the original order.
  if (bill.rows.length === 0 || order.exchange) return undefined;
  const kind = credits ? 'credit' : 'invoice';
  const market = marketList.find(({ marketId }) => marketId === order.marketId);
  if (!market) throw new Error(`no market has the number ${order.marketId}`);
  // Outside production all orders are trials, and its numbers are the usual ones.
  const isTrial = order.isTestOrder && env.APP_ENV === 'production';
  const numbered = { market: market.code, kind, isTrial } as const;
  const series = seriesOf(numbered);
  const isTaken = ['card', 'redirect'].includes(paymentKindOf(order.paymentMethodId) ?? '');
  const isPaid = credits !== undefined || isTaken || bill.payable.amount === 0;
  const freight = texts.say(order.language, 'fulfilment', 'freight') ?? '';
  const invoice = {
    id: newId(now, randomBytes),
    orderId: order.id,
    series,
    number: invoiceNumberOf(numbered, await nextInvoiceNumber(db, series)),
    kind,
    marketId: order.marketId,
    companyId: order.owner.kind === 'company' ? order.owner.companyId : undefined,
    customerId: order.owner.kind === 'public' ? undefined : order.owner.customerId,
    issuedOn,
    dueOn: isPaid ? issuedOn : (dueOn ?? addDays(issuedOn as CalendarDate, daysToPay)),
    paidAt: isPaid ? now : undefined,
    payable: bill.payable,
    tax: bill.tax,
    credited: money(0, bill.payable.currency),
    basis: bill.basis,
    // Freight is the only row without a name.
    rows: bill.rows.map((row) => ({ ...row, text: row.text || freight })),
    taxes: bill.taxes,
    rounding: bill.rounding,
    buyer: buyerOf(order),
    deliveredOn,
    creditsNumber: credits?.number,
    left: credits && (await creditAndRead(db, credits.id, bill.payable)),
  } as const;
  await insertInvoice(db, invoice);
  return invoice;
}

/** Adds a credit note to its invoice, and returns what is left to pay. */
async function creditAndRead(db: Db, invoiceId: string, amount: Money): Promise<Money | undefined> {
  await creditInvoice(db, invoiceId, amount);
  const invoice = await findInvoice(db, invoiceId);
  return invoice && leftOf(invoice);
}

function buyerOf({ buyer, delivery, invoiceAddress, metadata }: Order): Invoice['buyer'] {
  const { companyName, vatNo, firstName, lastName } = delivery.recipient;
  const person = [buyer.firstName, buyer.lastName].filter(Boolean).join(' ');
  const recipient = companyName || [firstName, lastName].filter(Boolean).join(' ');
  return {
    name: metadata.B2CCompanyName || companyName || person || recipient,
    address: invoiceAddress ?? delivery.address,
    vatNo: metadata.B2CCompanyVatNo || vatNo || undefined,
    orderNumber: metadata.OrderNumber || undefined,
  };
}
