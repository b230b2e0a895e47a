import type { Money } from '#core/money.ts';
import {
  button,
  copyLink,
  type Fact,
  facts,
  heading,
  type MailRow,
  mailHtml,
  paragraph,
  rowsTable,
  type Sum,
  subheading,
  sumsTable,
} from '../notifications/mail-frame.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import { addressLines } from './address-lines.ts';
import type { Order } from './order.ts';
import { type OrderSummary, orderSummaryOf } from './order-summary.ts';

/** How the order's market and language write things, and where things are. */
export type MailWords = {
  /** Words of messages/<language>/order.json. */
  readonly say: (key: string, facts?: Record<string, string | number>) => string;
  readonly copyLink: string;
  readonly signature: string;
  readonly money: (value: Money) => string;
  readonly date: (day: Date) => string;
  readonly number: (value: number) => string;
  readonly pictureUrl: (path: string) => string;
  readonly url: string;
};

type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** The confirmation of an order, as text and as HTML. */
export function orderMail(order: Order, words: MailWords): Mail {
  const { say, url } = words;
  const summary = orderSummaryOf(order);
  const way = order.kind === 'approval' ? 'approval' : 'received';
  const subject = say(`mail.${way}.subject`, { orderNo: order.orderNo });
  const opening = { title: say(`mail.${way}.title`), text: say(`mail.${way}.text`, { orderNo: order.orderNo }) };
  const known = factsOf(order, words);
  const rows = rowsOf(summary, words);
  const sums = sumsOf(order, summary, words);
  const notes = notesOf(order, summary, words);
  const html = mailHtml({
    language: order.language,
    title: subject,
    preview: opening.text,
    parts: [
      heading(opening.title),
      paragraph(opening.text),
      ...(order.isTestOrder ? [paragraph(say('mail.test'), 'quiet')] : []),
      button(say('mail.view'), url),
      facts(known),
      subheading(say('mail.products')),
      rowsTable(rows),
      ...(sums.length > 0 ? [sumsTable(sums)] : []),
      ...notes.map((note) => paragraph(note, 'quiet')),
      copyLink(words.copyLink, url),
      paragraph(words.signature),
    ],
    footer: [say('mail.keep')],
  });
  const text = [
    opening.title,
    opening.text,
    ...(order.isTestOrder ? [say('mail.test')] : []),
    url,
    known.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`).join('\n'),
    rows.map(({ name, details, amount }) => [name, ...details, amount].filter(Boolean).join('\n')).join('\n\n'),
    sums.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...notes,
    words.signature,
    say('mail.keep'),
  ];
  return { subject, html, text: text.filter((part) => part !== '').join('\n\n') };
}

function factsOf(order: Order, { say, date }: MailWords): Fact[] {
  const { delivery, invoiceAddress, metadata, language, createdAt, comment, paymentMethodId } = order;
  const { address, recipient, servicePoint, method } = delivery;
  const kind = paymentKindOf(paymentMethodId);
  const all: [string, string | null | undefined][] = [
    ['mail.orderNo', order.orderNo],
    ['mail.date', date(createdAt)],
    ['mail.deliveryAddress', addressLines(address, language, recipient).join('\n')],
    [
      'mail.servicePoint',
      servicePoint && [servicePoint.name, ...addressLines(servicePoint.address, language)].join('\n'),
    ],
    ['mail.invoiceAddress', invoiceAddress && addressLines(invoiceAddress, language).join('\n')],
    ['mail.deliveryMethod', method.name],
    ['mail.payment', kind && say(`payment.${kind}`)],
    ['mail.yourNumber', metadata.OrderNumber],
    ['mail.projectNumber', metadata.ProjectNumber],
    ['mail.label', metadata.OrderLabel],
    ['mail.reference', metadata.SalesRef],
    ['mail.comment', comment],
  ];
  return all.flatMap(([key, value]) => (value ? [{ label: say(key), value }] : []));
}

function rowsOf({ products }: OrderSummary, words: MailWords): MailRow[] {
  const { say, money, date, number, pictureUrl } = words;
  return products.map((product) => {
    const { name, color, size, quantity, sku, price, priceBeforeDiscount, isFree, imageUrl } = product;
    const isReduced = price && priceBeforeDiscount && price.amount < priceBeforeDiscount.amount && !isFree;
    const details = [
      [color, size].filter((word) => word !== '').join(', '),
      say('mail.article', { sku }),
      say('mail.pieces', { quantity: number(quantity) }),
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
    : say('mail.followsOn', { pieces, date: date(new Date(nextDeliveryDate)) });
}

function sumsOf({ tax: { treatment }, hidesPrices }: Order, summary: OrderSummary, { say, money }: MailWords): Sum[] {
  const { totalProducts, totalDiscount, deliveryPrice, vat, totalPrice, promotionNames, isVatIncluded } = summary;
  if (hidesPrices || !totalPrice) return [];
  const tax = treatment === 'region' ? 'summary.salesTax' : isVatIncluded ? 'summary.vatIncluded' : 'summary.vat';
  const reasons = promotionNames.length > 0 ? ` (${promotionNames.join(', ')})` : '';
  return [
    ...(totalProducts ? [{ label: say('summary.products'), value: money(totalProducts) }] : []),
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
    ...(vat ? [{ label: say(tax), value: money(vat) }] : []),
    { label: say('summary.total'), value: money(totalPrice), isTotal: true },
  ];
}

function notesOf({ tax }: Order, { showFreeItemsDisclaimer }: OrderSummary, { say }: MailWords): string[] {
  return [
    ...(tax.treatment === 'intra-community' || tax.treatment === 'export' ? [say(`tax.${tax.treatment}`)] : []),
    ...(showFreeItemsDisclaimer ? [say('summary.freeItems')] : []),
  ];
}
