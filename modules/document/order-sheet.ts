import type { Language } from '#core/locale.ts';
import { type Money, negate, sum } from '#core/money.ts';
import { pieceUnit } from '#core/units.ts';
import { type Cell, type Formula, type Row, sumFormula } from '#platform/sheets/cell.ts';
import type { Column } from '#platform/sheets/sheet-xml.ts';
import type { Sheet } from '#platform/sheets/write-workbook.ts';
import { envelopeLines } from '../address/envelope-lines.ts';
import { dayIn } from '../market/market-day.ts';
import type { Order, OrderRow } from '../order/order.ts';
import { mailFieldsOf, mailTicksOf } from '../order/order-fields.ts';
import { orderSummaryOf } from '../order/order-summary.ts';
import { paymentKindOf } from '../payment/payment-method.ts';
import type { Sides } from '../pricing/priced-cart.ts';
import { type TaxKind, totalWordsOf } from '../pricing/total-words.ts';

export type SheetWords = {
  /** Returns a text by domain and key. */
  readonly say: (key: string, facts?: Record<string, string | number>) => string;
  readonly rate: (basisPoints: number) => string;
  readonly taxKind: TaxKind;
  readonly language: Language;
};

type Field = Column & { readonly cell: (row: OrderRow) => Cell };

/**
 * An order as sheets: its articles with sums, and the other agreed facts. Amounts are as the buyer saw them, or absent.
 */
export function orderSheets(order: Order, hidesPrices: boolean, words: SheetWords): Sheet[] {
  const { say } = words;
  const articles = order.rows.filter(({ type }) => type !== 'FreightArticle');
  const fields = [...articleFields(articles, words), ...(hidesPrices ? [] : priceFields(order, words))];
  const rows = articles.map((row): Row => ({ cells: fields.map(({ cell }) => cell(row)) }));
  const sums = hidesPrices ? [] : sumRows(order, fields, rows, words);
  return [{ name: say('sheets.order.name'), columns: fields, rows: [...rows, ...sums] }, factsSheet(order, words)];
}

/** Leaves out columns without any value. */
function articleFields(articles: readonly OrderRow[], { say }: SheetWords): Field[] {
  const word = (key: string) => say(`sheets.order.${key}`);
  const some = (field: Field): Field[] => (articles.some((row) => field.cell(row) !== undefined) ? [field] : []);
  return [
    { title: word('article'), width: 19, cell: ({ sku }) => sku },
    { title: word('product'), width: 34, cell: ({ name }) => name },
    { title: word('colour'), width: 16, cell: ({ colour }) => colour },
    { title: word('size'), width: 9, cell: ({ size }) => size },
    ...some({ title: word('wearer'), width: 22, cell: ({ coworker }) => coworker?.name }),
    ...some({ title: word('comment'), width: 28, cell: ({ comment }) => comment || undefined }),
    { title: word('quantity'), width: 10, isNumber: true, cell: ({ quantity }) => quantity },
    ...some({
      title: word('soldBy'),
      width: 10,
      cell: ({ soldBy }) => (soldBy === pieceUnit ? undefined : say(`units.${soldBy}.name`)),
    }),
    ...some({ title: word('follows'), width: 16, isNumber: true, cell: ({ backOrdered }) => backOrdered || undefined }),
  ];
}

function priceFields(order: Order, { say, taxKind }: SheetWords): Field[] {
  const mode = taxKind === 'vat' ? order.mode : 'other';
  const word = (key: string) => say(`sheets.order.${key}`, { mode });
  const amount = (key: string, of: (row: OrderRow) => Money): Field => {
    const title = word(key);
    return { title, width: Math.max(15, title.length + 2), isNumber: true, cell: of };
  };
  return [
    amount('unit', ({ price }) => shownOf(order, price.unit)),
    amount('line', ({ price }) => shownOf(order, price.line)),
    amount('discount', ({ price }) => negate(shownOf(order, price.discount))),
    amount('total', ({ price }) => shownOf(order, price.total)),
    {
      title: word('rate'),
      width: 12,
      isNumber: true,
      cell: ({ price: { taxBasisPoints: basisPoints } }) => (basisPoints === undefined ? undefined : { basisPoints }),
    },
  ];
}

const shownOf = ({ mode }: Order, { net, gross }: Sides): Money => (mode === 'incl' ? (gross ?? net) : net);

/** Agreed sums are always written; as a formula if it gives the same result. */
function sumRows(order: Order, fields: readonly Field[], rows: readonly Row[], words: SheetWords): Row[] {
  const { say, rate, taxKind } = words;
  const { currency } = order.priced;
  const { taxes = [], totalProducts, totalDiscount, deliveryPrice, totalPrice } = orderSummaryOf(order);
  if (!totalProducts || !totalDiscount || !deliveryPrice || !totalPrice) return [];
  const named = totalWordsOf({ mode: order.mode, taxKind, taxes });
  // The tax rate is the last column.
  const [line, discount, total] = [fields.length - 4, fields.length - 3, fields.length - 2];
  const first = rows.length + 2;
  const overRows = (column: number, stated: Money): Money | Formula =>
    agreed(stated, sum(rows.map(({ cells }) => cells[column]).filter(isMoney), currency), {
      column,
      from: 2,
      to: first - 1,
    });
  const goods = [totalProducts, negate(totalDiscount), deliveryPrice];
  const isTaxAdded = order.mode === 'excl' || taxKind !== 'vat';
  const parts = isTaxAdded ? [...goods, ...taxes.map(({ tax }) => tax)] : goods;
  const payable = agreed(totalPrice, sum(parts, currency), {
    column: total,
    from: first,
    to: first + parts.length - 1,
  });
  const labelled = (label: string, value: Money | Formula, isStrong = false): Row => ({
    isStrong,
    cells: fields.map((_, at) => (at === 1 ? label : at === total ? value : undefined)),
  });
  return [
    labelled(say(`cart.summary.${named.goods}`), overRows(line, totalProducts)),
    labelled(say('order.summary.discount'), overRows(discount, negate(totalDiscount))),
    labelled(say('order.summary.delivery'), deliveryPrice),
    ...taxes.map(({ basisPoints, tax }) =>
      labelled(say(`cart.summary.${named.tax}`, { rate: rate(basisPoints) }), tax),
    ),
    labelled(say(`cart.summary.${named.payable}`), payable, true),
  ];
}

const agreed = (stated: Money, added: Money, span: Parameters<typeof sumFormula>[0]): Money | Formula =>
  added.amount === stated.amount && span.to >= span.from ? { formula: sumFormula(span), value: stated } : stated;

const isMoney = (cell: Cell): cell is Money => typeof cell === 'object' && 'currency' in cell;

function factsSheet(order: Order, { say, language }: SheetWords): Sheet {
  const { delivery, invoiceAddress, metadata, buyer } = order;
  const { address, recipient, servicePoint, method } = delivery;
  const kind = paymentKindOf(order.paymentMethodId);
  const facts: [key: string, said: Cell | null][] = [
    ['order.mail.date', { day: dayIn(order.marketId, order.createdAt) }],
    ['sheets.history.buyer', [buyer.firstName, buyer.lastName].filter(Boolean).join(' ')],
    ...mailFieldsOf(metadata).map(([label, text]): [string, string] => [`order.${label}`, text]),
    ['order.mail.deliveryAddress', envelopeLines(address, language, recipient).join(', ')],
    ['order.mail.servicePoint', servicePoint?.name],
    ['order.mail.invoiceAddress', invoiceAddress && envelopeLines(invoiceAddress, language).join(', ')],
    ['order.mail.deliveryMethod', method.name],
    ...mailTicksOf(metadata).map(([label, meaning]): [string, string] => [`order.${label}`, say(`order.${meaning}`)]),
    ['order.mail.payment', kind && say(`order.payment.${kind}`)],
    ['order.mail.comment', order.comment],
  ];
  return {
    name: say('sheets.order.facts'),
    columns: [
      { title: say('order.mail.orderNo'), width: 26 },
      { title: order.orderNo, width: 70 },
    ],
    rows: facts.flatMap(([key, said]) => (said ? [{ cells: [say(key), said] }] : [])),
  };
}
