import { type Money, negate } from '#core/money.ts';
import type { Invoice } from '../../invoice/invoice.ts';
import { leftOf } from '../../invoice/invoice-left.ts';
import {
  button,
  copyLink,
  type Fact,
  facts,
  heading,
  links,
  type MailRow,
  mailHtml,
  paragraph,
  rowsTable,
  subheading,
} from '../../notifications/mail-frame.ts';
import type { Order } from '../../order/order.ts';
import type { MailWords } from '../../order/order-mail.ts';
import { orderSummaryOf } from '../../order/order-summary.ts';
import type { RowPieces } from '../../order/pieces.ts';
import type { Delivery } from '../delivery.ts';
import type { MailKind } from './mails-due.ts';

/** The content of a mail of this kind. */
export type ProgressFacts = {
  readonly kind: MailKind;
  readonly delivery?: Delivery | undefined;
  readonly denied?: readonly RowPieces[] | undefined;
  /** The invoice to be paid. */
  readonly invoice?: Invoice | undefined;
  /** The credit note for an invoice. */
  readonly creditNote?: Invoice | undefined;
  /** The number of the order with the replacement goods. */
  readonly replacementNo?: string | undefined;
  readonly isPaid: boolean;
  /** Nothing is refunded now: the payment covers an exchange, or there is none. */
  readonly isMoneyKept?: boolean | undefined;
  /** The pieces that the buyer wants to send back. */
  readonly returned?: readonly RowPieces[] | undefined;
  /** When the buyer's statement was received. */
  readonly receivedAt?: Date | undefined;
  /** Numbers of the rows whose wearers the laundry refused. */
  readonly wearerRows?: string | undefined;
  /** The message of staff to the buyer. */
  readonly said?: string | undefined;
};

/** The mail about an order's progress as text and as HTML, in the design of its confirmation. */
export function progressMail(order: Order, told: ProgressFacts, words: MailWords) {
  const { say, progress, url, seller } = words;
  const { kind, delivery, denied, invoice } = told;
  const names = {
    orderNo: order.orderNo,
    number: (invoice ?? told.creditNote)?.number ?? '',
    rows: told.wearerRows ?? '',
  };
  const subject = progress(`${kind}.subject`, names);
  const title = progress(`${kind}.title`);
  const text = progress(`${kind}.text`, names);
  const notes = notesOf(told).map((note) => progress(note));
  const rows = rowsOf(order, delivery?.rows ?? denied ?? told.returned ?? [], words);
  const rowsTitle = progress(denied ? 'notComing' : told.returned ? 'inReturn' : 'inParcel');
  const { said = '' } = told;
  const known = factsOf(order, told, words);
  const tracked = delivery?.trackingUrl;
  const sold = [`${say('mail.seller')}: ${seller.lines.join(', ')}`, ...seller.contact];
  const html = mailHtml({
    language: order.language,
    title: subject,
    preview: text,
    parts: [
      heading(title),
      paragraph(text),
      ...(order.isTestOrder ? [paragraph(say('mail.test'), 'quiet')] : []),
      ...(said === '' ? [] : [subheading(progress('said')), paragraph(said)]),
      ...(tracked === undefined ? [] : [button(progress('track'), tracked)]),
      ...(tracked === undefined ? [button(say('mail.view'), url)] : [links([{ label: say('mail.view'), url }])]),
      facts(known),
      ...(rows.length > 0 ? [subheading(rowsTitle), rowsTable(rows)] : []),
      ...notes.map((note) => paragraph(note)),
      copyLink(words.copyLink, url),
      paragraph(words.signature),
    ],
    footer: [...sold, say('mail.keep')],
  });
  const parts = [
    title,
    text,
    order.isTestOrder ? say('mail.test') : '',
    said === '' ? '' : `${progress('said')}:\n${said}`,
    tracked === undefined ? '' : `${progress('track')}: ${tracked}`,
    url,
    known.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    rows.length > 0 ? rowsTitle : '',
    rows.map(({ name, details }) => [name, ...details].join('\n')).join('\n\n'),
    ...notes,
    words.signature,
    sold.join('\n'),
    say('mail.keep'),
  ];
  return { subject, html, text: parts.filter((part) => part !== '').join('\n\n') };
}

/** Sentences about the refund. */
function notesOf({ kind, denied, isPaid, isMoneyKept }: ProgressFacts): string[] {
  if (isMoneyKept) return [];
  if (denied) return [isPaid ? 'moneyBack' : 'notCharged'];
  return kind === 'return-accepted' ? [isPaid ? 'moneyBack' : 'credited'] : [];
}

/** Mail rows for the reported pieces. */
function rowsOf(order: Order, pieces: readonly RowPieces[], { say, amount, pictureUrl }: MailWords): MailRow[] {
  const products = new Map(orderSummaryOf(order).products.map((product) => [product.rowNumber, product]));
  return pieces.flatMap(({ rowNumber, quantity }) => {
    const product = products.get(rowNumber);
    if (!product) return [];
    const { name, color, size, sku, soldBy, wearer = '', imageUrl } = product;
    const details = [
      [color, size].filter((word) => word !== '').join(', '),
      say('mail.article', { sku }),
      say('mail.pieces', { quantity: amount(quantity, soldBy) }),
      wearer,
    ];
    return {
      picture: imageUrl === undefined ? undefined : pictureUrl(imageUrl),
      name,
      details: details.filter((detail) => detail !== ''),
      amount: '',
      before: undefined,
    };
  });
}

function factsOf(order: Order, told: ProgressFacts, { say, progress, date, moment, money }: MailWords): Fact[] {
  const { delivery, invoice, creditNote, receivedAt } = told;
  const shown = (amount: Money | undefined) => (amount && !order.hidesPrices ? money(amount) : undefined);
  const all: [string, string | null | undefined][] = [
    [say('mail.orderNo'), order.orderNo],
    [say('mail.yourNumber'), order.metadata.OrderNumber],
    [progress('received'), receivedAt && moment(receivedAt)],
    [progress('carrier'), delivery?.carrier],
    [progress('trackingNumber'), delivery?.trackingNumber],
    [progress('dispatchNumber'), delivery?.dispatchNumber],
    [progress('expected'), delivery?.expectedOn && date(delivery.expectedOn)],
    [progress('invoice'), invoice?.number],
    [progress('dueOn'), invoice && date(invoice.dueOn)],
    [progress('toPay'), shown(invoice && leftOf(invoice))],
    [progress('creditNote'), creditNote?.number],
    [progress('creditAmount'), shown(creditNote && negate(creditNote.payable))],
    [progress('left', { number: creditNote?.creditsNumber ?? '' }), shown(creditNote?.left)],
    [progress('replacement'), told.replacementNo],
  ];
  return all.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
