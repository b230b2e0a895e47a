import { type Currency, money } from '#core/money.ts';
import type { RowReplacement } from '../fulfilment/order-return.ts';
import type { Order, OrderDraft, OrderRow } from '../order/order.ts';
import { orderStatuses } from '../order/order-status.ts';
import type { PricedRow, Sides, TaxRow } from '../pricing/priced-cart.ts';

/** An article that can be sent instead of a row: another size of the same colour. */
export type ExchangeArticle = Pick<RowReplacement, 'sku' | 'colour' | 'size'> & Pick<OrderRow, 'picture'>;

export type ExchangedPieces = {
  /** The row that is sent back. */
  readonly rowNumber: number;
  readonly quantity: number;
  readonly article: ExchangeArticle;
};

type Facts = {
  readonly id: string;
  readonly cartId: string;
  readonly returnId: string;
  readonly now: Date;
};

const rowNumberStep = 100;

/** The row number of the n-th exchanged row. */
export const replacementRowNumber = (at: number): number => (at + 1) * rowNumberStep;

/**
 * The replacement has the same destination as the first order and costs nothing: the payment for the returned goods
 * stays with that order, and is refunded there if the replacement is returned too. It has no freight.
 */
export function replacementOrder(order: Order, exchanged: readonly ExchangedPieces[], facts: Facts): OrderDraft {
  const { orderNo, givenUpAt: _, ...agreed } = order;
  const { currency } = order.priced;
  const none = noMoney(currency);
  return {
    ...agreed,
    id: facts.id,
    cartId: facts.cartId,
    kind: 'ordinary',
    status: orderStatuses.Received,
    paymentState: 'Default',
    metadata: { ...order.metadata, CartId: facts.cartId },
    comment: '',
    tax: { ...order.tax, rows: order.tax.rows.map(noTax) },
    priced: {
      ...order.priced,
      freight: undefined,
      taxRows: order.priced.taxRows.map(noTax),
      totals: { line: none, discount: none, products: none, freight: none, tax: none.net, payable: none.net },
      promotions: [],
    },
    createdAt: facts.now,
    placedAt: facts.now,
    rows: exchanged.flatMap((one, at) => rowOf(order, one, replacementRowNumber(at))),
    exchange: { orderId: order.id, orderNo, returnId: facts.returnId },
  };
}

function rowOf(order: Order, { rowNumber: replaced, quantity, article }: ExchangedPieces, rowNumber: number) {
  const row = order.rows.find((one) => one.rowNumber === replaced);
  if (!row) return [];
  const { sku, colour, size, picture } = article;
  const made: OrderRow = {
    ...row,
    rowNumber,
    cartRowId: undefined,
    sku,
    colour,
    size,
    picture,
    quantity,
    taken: Math.ceil(quantity),
    backOrdered: 0,
    nextDeliveryDate: undefined,
    comment: '',
    price: freeOf(row.price, { rowNumber, sku, quantity }, order.priced.currency),
  };
  return [made];
}

function freeOf(
  { rowId, taxBasisPoints }: PricedRow,
  own: Pick<PricedRow, 'rowNumber' | 'sku' | 'quantity'>,
  currency: Currency,
): PricedRow {
  const none = noMoney(currency);
  return {
    ...own,
    rowId,
    isPriced: true,
    isFree: false,
    unit: none,
    line: none,
    discount: none,
    total: none,
    taxBasisPoints,
    adjustments: [],
    steps: [{ kind: 'total', total: none }],
  };
}

/** The rates stay, so that totals are still named with or without tax. */
const noTax = ({ basisPoints, net: { currency } }: TaxRow): TaxRow => ({
  basisPoints,
  net: money(0, currency),
  tax: money(0, currency),
});

const noMoney = (currency: Currency): Sides => ({ net: money(0, currency), gross: money(0, currency) });
