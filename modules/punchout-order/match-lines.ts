import { type Currency, type Money, money } from '#core/money.ts';
import { fitsUnit } from '#core/units.ts';
import type { OrderRow } from '../order/order.ts';
import type { AgreedCart, AgreedLine } from '../punchout/agreed-cart.ts';
import { cartRowOf } from '../punchout-document/cart-row-key.ts';
import type { CxmlOrder, CxmlOrderItem } from '../punchout-document/cxml-order-request.ts';

/** A row of the future order: what was agreed on for the ordered pieces. */
export type OrderedPart = { readonly row: OrderRow; readonly quantity: number; readonly net: Money };

export type OrderedLine = {
  readonly item: CxmlOrderItem;
  /** Undefined for an article that was in no returned cart. */
  readonly agreed: { readonly cart: AgreedCart; readonly line: AgreedLine } | undefined;
  readonly parts: readonly OrderedPart[];
};

/** The lines of an order, each with the line of the cart that it names, or that its message returned. */
export function matchLines({ items }: Pick<CxmlOrder, 'items'>, carts: readonly AgreedCart[], referenced: boolean) {
  const used = new Set<AgreedLine>();
  return items.map((item): OrderedLine => {
    const named = cartRowOf(item.auxiliaryId);
    const candidates = carts.flatMap((cart) => cart.lines.map((line) => ({ cart, line })));
    const agreed = candidates.find(({ cart, line }) =>
      named
        ? cart.cartId === named.cartId && line.line === named.line
        : referenced && line.sku === item.sku && !used.has(line),
    );
    if (agreed) used.add(agreed.line);
    return { item, agreed, parts: agreed ? partsOf(agreed, item.quantity) : [] };
  });
}

/** The agreed price of some or more of the pieces; of all pieces it is exactly the agreed sum. */
function partsOf({ cart, line }: NonNullable<OrderedLine['agreed']>, quantity: number): OrderedPart[] {
  const share = (value: number) => (quantity === line.quantity ? value : (value * quantity) / line.quantity);
  const rows = cart.rows.filter(({ price }) => line.rowIds.includes(price.rowId));
  return rows.map((row) => ({
    row,
    quantity: Math.round(share(row.quantity) * 1000) / 1000,
    net: money(Math.round(share(row.price.total.net.amount)), row.price.total.net.currency),
  }));
}

const mostLines = 500;
const mostPieces = 1_000_000;

/** What stands against the order, in words for the people behind the buyer's system. */
export function problemsOf(lines: readonly OrderedLine[], currency: Currency): string[] {
  if (lines.length === 0) return ['The order has no items.'];
  if (lines.length > mostLines) return [`The order has ${lines.length} items; ${mostLines} are possible.`];
  const numbers = lines.map(({ item }) => item.line);
  const twice = numbers.filter((line, index) => numbers.indexOf(line) !== index);
  return [
    ...twice.map((line) => `Line ${line} is there twice.`),
    ...lines.flatMap((line) => problemOf(line, currency) ?? []),
    ...lonelyServices(lines),
  ];
}

function problemOf({ item, agreed, parts }: OrderedLine, currency: Currency): string | undefined {
  const { line, sku, quantity, price } = item;
  if (price && price.currency !== currency) return `Line ${line}: the currency is ${currency}, not ${price.currency}.`;
  if (!(quantity > 0 && quantity < mostPieces)) return `Line ${line}: the quantity is no number of pieces.`;
  if (cartRowOf(item.auxiliaryId) && !agreed) return `Line ${line}: the returned cart of ${sku} is not known any more.`;
  if (agreed && agreed.line.sku !== sku) return `Line ${line}: the part is ${agreed.line.sku} in the cart, not ${sku}.`;
  if (agreed && parts.length === 0) return `Line ${line}: the part ${sku} is not known.`;
  const odd = parts.find(({ row, quantity: pieces }) => !fitsUnit(pieces, row.soldBy));
  return odd && `Line ${line}: ${sku} cannot be ordered in the quantity ${quantity}.`;
}

/** A service is made on its garment, on each piece of it. */
function lonelyServices(lines: readonly OrderedLine[]): string[] {
  const all = lines.flatMap(({ item, agreed, parts }) => parts.map((part) => ({ item, agreed, ...part })));
  return all.flatMap(({ item, agreed, row, quantity }) => {
    if (row.parentRowNumber === undefined) return [];
    const garments = all.filter(
      (other) => other.agreed?.cart === agreed?.cart && other.row.rowNumber === row.parentRowNumber,
    );
    const pieces = garments.reduce((sum, garment) => sum + garment.quantity, 0);
    const wanted = garments[0] ? (pieces * row.quantity) / garments[0].row.quantity : 0;
    return wanted === quantity
      ? []
      : [`Line ${item.line}: the service ${row.sku} is ordered ${quantity} times, for ${pieces} garments.`];
  });
}
