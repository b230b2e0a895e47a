import { type Currency, currencyDecimals, type Money, toDecimal } from '#core/money.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { CxmlMoney, CxmlOrder } from '../punchout-document/cxml-order-request.ts';
import type { OrderedLine } from './match-lines.ts';

/** Where an order says other than what was agreed on. It is placed as agreed, and the buyer is told. */
export function differencesOf(
  order: Pick<CxmlOrder, 'total' | 'tax'>,
  lines: readonly OrderedLine[],
  { totals, currency }: Pick<PricedCart, 'totals' | 'currency'>,
): string[] {
  const carts = new Set(lines.flatMap(({ agreed }) => agreed?.cart ?? []));
  const ordered = new Set(lines.map(({ agreed }) => agreed?.line));
  const left = [...carts].flatMap((cart) => cart.lines.filter((line) => !ordered.has(line)));
  return [
    ...lines.flatMap((line) => lineDifferences(line, currency)),
    ...left.map(({ sku, quantity }) => `The cart also had ${quantity} of ${sku}, which was not ordered.`),
    ...sumDifference('sum of the goods', order.total, totals.products.net),
    ...sumDifference('tax', order.tax, totals.tax),
  ];
}

function lineDifferences({ item, agreed, parts }: OrderedLine, currency: Currency): string[] {
  const { line, sku, quantity, price, per, unit } = item;
  const net = { amount: parts.reduce((sum, part) => sum + part.net.amount, 0), currency };
  const said = price && (amountOf(price, currency) * quantity) / per;
  return [
    ...(agreed ? [] : [`Line ${line}: ${sku} was in no returned cart; the current price applies.`]),
    ...(said !== undefined && !isSame(said, net)
      ? [`Line ${line}: ${price?.amount} for ${per} of ${sku} in the order; agreed are ${textOf(net)} for ${quantity}.`]
      : []),
    ...(agreed && agreed.line.quantity !== quantity
      ? [`Line ${line}: ${quantity} of ${sku} in the order, ${agreed.line.quantity} in the cart.`]
      : []),
    ...(agreed && unit !== '' && agreed.line.unit !== unit
      ? [`Line ${line}: the unit of ${sku} is ${agreed.line.unit}, not ${unit}.`]
      : []),
  ];
}

const sumDifference = (name: string, said: CxmlMoney | undefined, agreed: Money | undefined): string[] =>
  said && agreed && !isSame(amountOf(said, agreed.currency), agreed)
    ? [`The ${name} is ${said.amount} in the order; agreed are ${textOf(agreed)}.`]
    : [];

/** In the smallest unit; not a number where none is written. */
const amountOf = ({ amount }: CxmlMoney, currency: Currency): number =>
  amount === '' ? Number.NaN : Number(amount) * 10 ** currencyDecimals[currency];

/** Prices of pieces have four decimals, so that sums may be half a unit off. */
const isSame = (said: number, { amount }: Money): boolean => Math.abs(said - amount) < 1;

const textOf = (value: Money): string =>
  `${toDecimal(value).toFixed(currencyDecimals[value.currency])} ${value.currency}`;
