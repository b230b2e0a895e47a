import { currencyDecimals, type Money } from '#core/money.ts';
import type { Classes } from './classification.ts';

/** A row of a cart as all procurement systems get it. */
export type TransferRow = {
  /** Rows of the cart that it stands for: the garment, and services that are part of its price. */
  readonly rowIds: readonly string[];
  readonly sku: string;
  readonly name: string;
  /** The end of the name: colour and size. */
  readonly variant: string;
  /** Further sentences: services, the buyer's comment. */
  readonly notes: readonly string[];
  readonly quantity: number;
  /** Code of UN/ECE Recommendation 20, or the buyer's own. */
  readonly unit: string;
  /** Of the whole row, after discounts. */
  readonly net: Money;
  readonly taxBasisPoints: number | undefined;
  /** Whole days, where the goods are on hand or their date is known. */
  readonly leadDays: number | undefined;
  readonly employeeNo: string;
  /** Set on services that are rows of their own: the sku of the garment. */
  readonly serviceOf: string | undefined;
  readonly classes: Classes;
};

export type Transfer = {
  readonly cartId: string;
  readonly currency: Money['currency'];
  readonly rows: readonly TransferRow[];
  /** Articles and quantities are all that it has: no service, wearer or comment. */
  readonly isPlain: boolean;
};

/** A form that the browser posts to the procurement system. */
export type ReturnForm = {
  readonly action: string;
  readonly target: string;
  readonly charset: 'utf-8' | 'iso-8859-1';
  readonly fields: readonly { readonly name: string; readonly value: string }[];
};

type UnitPrice = { readonly price: string; readonly per: number };

/**
 * The price of one piece, exact to the given decimals. If a row cannot be divided so, it is the price of all its pieces: 100.00 for
 * 3 is 100.00 per 3, and the sum stays what the buyer saw. Rows by measure are rounded.
 */
export function unitPriceOf({ net, quantity }: { net: Money; quantity: number }, decimals: number): UnitPrice {
  const total = BigInt(net.amount) * 10n ** BigInt(decimals - currencyDecimals[net.currency]) * 1000n;
  const pieces = BigInt(Math.round(quantity * 1000));
  const [whole, rest] = [total / pieces, total % pieces];
  if (rest === 0n) return { price: textOf(whole, decimals), per: 1 };
  if (Number.isInteger(quantity)) return { price: textOf(total / 1000n, decimals), per: quantity };
  return { price: textOf(whole + (rest * 2n >= pieces ? 1n : 0n), decimals), per: 1 };
}

/** With a dot, at least two decimals, and no zeros after them. */
function textOf(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const [whole, rest] = [digits.slice(0, -decimals), digits.slice(-decimals)];
  return `${whole}.${rest.slice(0, 2)}${rest.slice(2).replace(/0+$/, '')}`;
}

export const sumOf = (amount: number, currency: Money['currency']): string =>
  textOf(BigInt(amount) * 10n ** BigInt(4 - currencyDecimals[currency]), 4);
