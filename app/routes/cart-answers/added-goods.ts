import { type Currency, toDecimal } from '#core/money.ts';
import type { PricedRow } from '#modules/pricing/priced-cart.ts';
import type { TrackedGoods } from '#modules/tracking/tracking-events.ts';

type Added = { readonly rowId: string; readonly sku: string; readonly quantity: number };
type Row = { readonly id: string; readonly name: string; readonly price: PricedRow };

/** What one click added, which may be less than the rows now have. */
export function addedGoods(
  added: readonly Added[],
  rows: readonly Row[],
  { currency, isHidden }: { currency: Currency; isHidden: boolean },
): TrackedGoods {
  const items = added.map(({ rowId, sku, quantity }) => {
    const row = rows.find(({ id }) => id === rowId);
    const isPriced = !isHidden && row?.price.isPriced === true;
    return { sku, name: row?.name ?? sku, quantity, ...(isPriced && { price: toDecimal(row.price.unit.net) }) };
  });
  if (isHidden) return { currency, items };
  return { currency, value: items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0), items };
}
