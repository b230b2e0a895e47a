import type { Money } from '#core/money.ts';
import type { Unit } from '#core/units.ts';
import { addressLines } from '../address/address-lines.ts';
import { envelopeLines } from '../address/envelope-lines.ts';
import type { DeliveryMethod } from '../delivery/delivery-method.ts';
import { dayIn } from '../market/market-day.ts';
import {
  button,
  copyLink,
  type Fact,
  facts,
  heading,
  type Link,
  links,
  type MailRow,
  mailHtml,
  paragraph,
  rowsTable,
  type Sum,
  subheading,
  sumsTable,
} from '../notifications/mail-frame.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import { type TaxKind, totalWordsOf } from '../pricing/total-words.ts';
import type { Order } from './order.ts';
import { mailFieldsOf, mailTicksOf } from './order-fields.ts';
import { type OrderSummary, orderSummaryOf } from './order-summary.ts';

/** Texts, formats and addresses for the order's market and language. */
export type MailWords = {
  /** Texts of messages/<language>/order.json. */
  readonly say: (key: string, facts?: Record<string, string | number>) => string;
  /** Labels of the totals, the same as in the cart: cart.summary.<word>. */
  readonly sum: (word: string, facts?: Record<string, string>) => string;
  /** Texts of messages/<language>/order-mails.json. */
  readonly progress: (key: string, facts?: Record<string, string | number>) => string;
  readonly taxKind: TaxKind;
  readonly copyLink: string;
  readonly signature: string;
  readonly money: (value: Money) => string;
  readonly date: (day: string) => string;
  /** Day and time in the market's time zone. */
  readonly moment: (at: Date) => string;
  readonly number: (value: number) => string;
  /** A quantity with its unit. */
  readonly amount: (quantity: number, soldBy: Unit) => string;
  readonly rate: (basisPoints: number) => string;
  readonly days: (days: DeliveryMethod['days']) => string;
  readonly pictureUrl: (path: string) => string;
  readonly url: string;
  readonly seller: Seller;
};

/** The seller, and the page with the terms. */
export type Seller = {
  readonly lines: readonly string[];
  readonly vatNumber: string | undefined;
  /** The number in the company register. */
  readonly registrationNo?: string | undefined;
  /** Bank accounts for the payment of invoices. */
  readonly accounts: readonly { readonly label: string; readonly number: string }[];
  readonly contact: readonly string[];
  readonly links: readonly Link[];
};

type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** The content of a mail about an order. */
export type OrderNews = {
  readonly way:
    | 'received'
    | 'approval'
    | 'notApproved'
    | 'approved'
    | 'partlyApproved'
    | 'rowsChanged'
    | 'toApprove'
    | 'reminder'
    | 'escalated'
    | 'withdrawn';
  /** Withdrawn because the buyer's account was deleted. */
  readonly isDeleted?: boolean;
  /** The reason why it was not approved or was withdrawn, or a message with the approval. */
  readonly said?: string;
  /** For how long it has waited. */
  readonly days?: number;
  /** Rows that the approver changed or returned, as sentences. */
  readonly changes?: readonly string[];
  /** Rows of it are among the saved carts of the buyer. */
  readonly isReturned?: boolean;
  /** Why it needs approval: the rules that it met and the allowances that it is above, as sentences. */
  readonly reasons?: readonly string[];
  /** Why some of its logos and names are not made yet, as sentences. */
  readonly held?: readonly string[];
  /** The link by which the reader decides without signing in. */
  readonly direct?: string | undefined;
  /** For mails to the buyer that may repeat: the event that causes it. */
  readonly eventId?: string;
};

/** The confirmation of an order, as text and as HTML. */
export function orderMail(order: Order, news: OrderNews, words: MailWords): Mail {
  const { way, days = 0, held = [], direct, isDeleted = false, isReturned = false } = news;
  const { say, url, seller } = words;
  const summary = orderSummaryOf(order);
  const subject = say(`mail.${way}.subject`, { orderNo: order.orderNo });
  const opening = {
    title: say(`mail.${frameOf(way)}.title`),
    text: say(`mail.${way}.${isDeleted ? 'deleted' : 'text'}`, {
      orderNo: order.orderNo,
      buyer: buyerName(order),
      days,
    }),
  };
  // An approver must sign in: the link alone shows nothing.
  const isToApprover = frameOf(way) === 'toApprove' || way === 'withdrawn';
  const kept = isToApprover ? [] : [say('mail.keep')];
  const known = factsOf(order, words);
  const rows = rowsOf(summary, words);
  const sums = sumsOf(order, summary, words, way === 'received' ? settledBy(order) : []);
  const notes = notesOf(order, summary, words);
  const openings = [opening.text, ...(isReturned ? [say('mail.returned')] : []), ...held];
  const sections = sectionsOf(news, words);
  const sold = [`${say('mail.seller')}: ${seller.lines.join(', ')}`, ...seller.contact];
  const html = mailHtml({
    language: order.language,
    title: subject,
    preview: opening.text,
    parts: [
      heading(opening.title),
      ...openings.map((one) => paragraph(one)),
      ...(order.isTestOrder ? [paragraph(say('mail.test'), 'quiet')] : []),
      ...sections.flatMap(({ title, lines }) => [subheading(title), ...lines.map((one) => paragraph(one))]),
      button(say(isToApprover ? `mail.${frameOf(way)}.view` : 'mail.view'), url),
      ...(direct === undefined ? [] : [paragraph(say('mail.direct')), button(say('mail.directButton'), direct)]),
      facts(known),
      subheading(say(isToApprover ? 'mail.toApprove.products' : 'mail.products')),
      rowsTable(rows),
      ...(sums.length > 0 ? [sumsTable(sums)] : []),
      ...notes.map((note) => paragraph(note, 'quiet')),
      copyLink(words.copyLink, url),
      paragraph(words.signature),
      ...(seller.links.length > 0 ? [links(seller.links)] : []),
    ],
    footer: [...sold, ...kept],
  });
  const text = [
    opening.title,
    ...openings,
    ...(order.isTestOrder ? [say('mail.test')] : []),
    ...sections.map(({ title, lines }) => `${title}:\n${lines.join('\n')}`),
    url,
    direct === undefined ? '' : `${say('mail.direct')}\n${direct}`,
    known.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
    rows.map(({ name, details, amount }) => [name, ...details, amount].filter(Boolean).join('\n')).join('\n\n'),
    sums.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...notes,
    words.signature,
    seller.links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    sold.join('\n'),
    ...kept,
  ];
  return { subject, html, text: text.filter((part) => part !== '').join('\n\n') };
}

/** A repeated question to approvers has the title and the button of the first. */
const frameOf = (way: OrderNews['way']) => (way === 'reminder' || way === 'escalated' ? 'toApprove' : way);

/** What was decided, and why. */
function sectionsOf({ way, said = '', changes = [], reasons = [] }: OrderNews, { say }: MailWords) {
  const isGivenUp = way === 'notApproved' || way === 'withdrawn';
  return [
    { title: say('mail.changes'), lines: changes },
    { title: say(isGivenUp ? 'mail.reason' : 'mail.message'), lines: said === '' ? [] : [said] },
    { title: say('mail.whyApproval'), lines: reasons },
  ].filter(({ lines }) => lines.length > 0);
}

const buyerName = ({ buyer }: Order) => `${buyer.firstName} ${buyer.lastName}`.trim();

function factsOf(order: Order, { say, date, days }: MailWords): Fact[] {
  const { delivery, invoiceAddress, metadata, language, createdAt, comment, paymentMethodId } = order;
  const { address, recipient, servicePoint, method } = delivery;
  const kind = paymentKindOf(paymentMethodId);
  const all: [string, string | null | undefined][] = [
    ['mail.orderNo', order.orderNo],
    ['mail.date', date(dayIn(order.marketId, createdAt))],
    ['mail.deliveryAddress', envelopeLines(address, language, recipient).join('\n')],
    ['mail.servicePoint', servicePoint && [servicePoint.name, ...addressLines(servicePoint.address)].join('\n')],
    ['mail.invoiceAddress', invoiceAddress && envelopeLines(invoiceAddress, language).join('\n')],
    ['mail.deliveryMethod', method.name],
    ['mail.days', method.days && days(method.days)],
    ['mail.payment', kind && say(`payment.${kind}`)],
    ...mailTicksOf(metadata).map(([label, meaning]): [string, string] => [label, say(meaning)]),
    ...mailFieldsOf(metadata),
    ['mail.comment', comment],
  ];
  return all.flatMap(([key, value]) => (value ? [{ label: say(key), value }] : []));
}

function rowsOf({ products }: OrderSummary, words: MailWords): MailRow[] {
  const { say, money, date, pictureUrl } = words;
  return products.map((product) => {
    const { name, color, size, quantity, sku, price, priceBeforeDiscount, isFree, imageUrl } = product;
    const isReduced = price && priceBeforeDiscount && price.amount < priceBeforeDiscount.amount && !isFree;
    const details = [
      [color, size].filter((word) => word !== '').join(', '),
      say('mail.article', { sku }),
      say('mail.pieces', { quantity: words.amount(quantity, product.soldBy) }),
      product.wearer ?? '',
      product.comment,
      product.backOrdered > 0 ? followsWords(product, words, date) : '',
    ];
    return {
      picture: imageUrl === undefined ? undefined : pictureUrl(imageUrl),
      name,
      details: details.filter((detail) => detail !== ''),
      amount: isFree ? say('summary.free') : price ? money(price) : '',
      before: isReduced ? money(priceBeforeDiscount) : undefined,
    };
  });
}

function followsWords(
  { backOrdered, nextDeliveryDate }: OrderSummary['products'][number],
  { say, number }: MailWords,
  date: MailWords['date'],
): string {
  const pieces = number(backOrdered);
  return nextDeliveryDate === undefined
    ? say('mail.follows', { pieces })
    : say('mail.followsOn', { pieces, date: date(nextDeliveryDate) });
}

function sumsOf(order: Order, summary: OrderSummary, words: MailWords, settled: readonly string[]): Sum[] {
  const { say, sum, money, rate, taxKind } = words;
  const { totalProducts, totalDiscount, deliveryPrice, taxes, totalPrice, promotionNames } = summary;
  if (order.hidesPrices || !totalPrice) return [];
  const named = totalWordsOf({ mode: order.mode, taxKind, taxes });
  const reasons = promotionNames.length > 0 ? ` (${promotionNames.join(', ')})` : '';
  return [
    ...(totalProducts ? [{ label: sum(named.goods), value: money(totalProducts) }] : []),
    ...(totalDiscount && totalDiscount.amount !== 0
      ? [
          {
            label: `${say('summary.discount')}${reasons}`,
            value: money({ ...totalDiscount, amount: -totalDiscount.amount }),
          },
        ]
      : []),
    ...(deliveryPrice
      ? [
          {
            label: say('summary.delivery'),
            value: deliveryPrice.amount === 0 ? say('summary.free') : money(deliveryPrice),
          },
        ]
      : []),
    ...(taxes ?? []).map(({ basisPoints, tax }) => ({
      label: sum(named.tax, { rate: rate(basisPoints) }),
      value: money(tax),
    })),
    { label: sum(named.payable), value: money(totalPrice), isTotal: true },
    ...settled.map((key) => ({ label: say(key), value: money(totalPrice) })),
  ];
}

/** How the total is paid, if that is certain: it is paid already, or an invoice follows. */
function settledBy({ paymentMethodId, paymentState }: Order): string[] {
  const way = paymentKindOf(paymentMethodId);
  if (way === 'account') return ['summary.paid.account'];
  return paymentState === 'Confirmed' && (way === 'card' || way === 'redirect') ? [`summary.paid.${way}`] : [];
}

function notesOf({ tax }: Order, { showFreeItemsDisclaimer }: OrderSummary, { say }: MailWords): string[] {
  return [
    ...(tax.treatment === 'intra-community' || tax.treatment === 'export' ? [say(`tax.${tax.treatment}`)] : []),
    ...(showFreeItemsDisclaimer ? [say('summary.freeItems')] : []),
  ];
}
