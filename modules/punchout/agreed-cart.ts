import type { OrderRow } from '../order/order.ts';
import type { Transfer } from '../punchout-document/transfer.ts';

/** A line of the returned cart, by its number, and the rows of the cart that it stands for. */
export type AgreedLine = {
  readonly line: number;
  readonly sku: string;
  readonly quantity: number;
  readonly unit: string;
  readonly rowIds: readonly string[];
};

/** What a returned cart would be as an order, without freight. */
export type AgreedCart = {
  readonly cartId: string;
  readonly currency: Transfer['currency'];
  readonly lines: readonly AgreedLine[];
  readonly rows: readonly OrderRow[];
};

export function agreedCartOf({ cartId, currency, rows: lines }: Transfer, rows: readonly OrderRow[]): AgreedCart {
  return {
    cartId,
    currency,
    lines: lines.map(({ sku, quantity, unit, rowIds }, index) => ({ line: index + 1, sku, quantity, unit, rowIds })),
    rows,
  };
}
