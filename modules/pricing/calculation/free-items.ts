import type { Currency } from '#core/money.ts';
import { addQuantities } from '#core/quantity.ts';
import type { PricedRow, PromotionEffect, TaxRates } from '../priced-cart.ts';
import { rowOfNothing, sourceOf } from './priced-row.ts';
import { nothing } from './sides.ts';

const rowNumberStep = 100;

type FreeItem = Extract<PromotionEffect, { kind: 'free-item' }>;

/** Free items of promotions, as rows after all others. */
export function freeRows(
  effects: readonly PromotionEffect[],
  { currency, taxRates, lastRowNumber }: { currency: Currency; taxRates: TaxRates; lastRowNumber: number },
): PricedRow[] {
  const items = effects.filter((effect): effect is FreeItem => effect.kind === 'free-item' && effect.quantity > 0);
  const same = Map.groupBy(items, ({ promotionId, sku }) => `free:${promotionId}:${sku}`);
  const off = nothing(currency, taxRates !== undefined);
  return [...same].flatMap(([rowId, [first, ...more]], index) => {
    if (!first) return [];
    const quantity = more.reduce((total, item) => addQuantities(total, item.quantity), first.quantity);
    const rowNumber = lastRowNumber + (index + 1) * rowNumberStep;
    const row = rowOfNothing({ rowId, rowNumber, sku: first.sku, quantity }, currency, taxRates);
    return [
      {
        ...row,
        isPriced: true,
        isFree: true,
        adjustments: [{ ...sourceOf(first), off }],
        steps: [
          { kind: 'free', name: first.name },
          { kind: 'total', total: row.total },
        ],
      },
    ];
  });
}
