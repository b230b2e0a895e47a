import { type Currency, type Money, money, sum, toDecimal } from '#core/money.ts';
import type { TrackedGoods, TrackedItem } from './tracking-events.ts';

type Row = {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly rowNumber?: number;
  readonly price: { readonly isPriced: boolean; readonly total: { readonly net: Money } };
};

/** Rows of a cart or an order for an event; without amounts if prices are hidden. */
export function trackedGoods(rows: readonly Row[], currency: Currency, isHidden: boolean): TrackedGoods {
  const items = rows.map((row) => trackedItem(row, isHidden));
  if (isHidden) return { currency, items };
  const totals = rows.filter(({ price }) => price.isPriced).map(({ price }) => price.total.net);
  return { currency, value: toDecimal(sum(totals, currency)), items };
}

function trackedItem({ sku, name, quantity, rowNumber, price }: Row, isHidden: boolean): TrackedItem {
  const { amount, currency } = price.total.net;
  const isShown = !isHidden && price.isPriced && quantity > 0;
  return {
    sku,
    name,
    quantity,
    ...(rowNumber !== undefined && { line: rowNumber }),
    ...(isShown && { price: toDecimal(money(Math.round(amount / quantity), currency)) }),
  };
}
