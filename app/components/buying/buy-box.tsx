import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import type { ProductView } from '#app/components/product/product-view.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { Button } from '#app/ui/button.tsx';
import { QuantityField } from '#app/ui/fields/quantity-field.tsx';
import { largestQuantity } from '#core/quantity.ts';
import { isMeasured } from '#core/units.ts';
import { AddProblem } from './add-problem.tsx';
import type { BuyForm } from './use-buy-form.ts';

/** Quantity of the selected size, and the button. */
export function BuyBox({ packSize, soldBy, buy }: Pick<ProductView, 'packSize' | 'soldBy'> & { buy: BuyForm }) {
  const t = useTranslations('buying');
  const product = useTranslations('product');
  const day = useDay();
  const { isBusy, problem, isUnfit, isGone, nextDelivery, level, quantity } = buy;
  const amount = useAmount();
  const units = useTranslations('units');
  const [wanted, setWanted] = useState(Number(quantity ?? packSize));
  const packs = packSize > 1 && product('packSize', { count: packSize });
  const isWhole = wanted > 0 && wanted % packSize === 0;
  /** The field counts pieces, which are sold in packs: shows the number of packs. */
  const counted = packs && (isWhole ? units('packs', { packs: wanted / packSize, count: packSize }) : packs);
  return (
    <div className="grid gap-4">
      {nextDelivery !== undefined && <p className="text-sm">{t('later', { date: day(nextDelivery) })}</p>}
      {level && wanted > level.onHandValue && (
        <output className="block text-sm font-medium text-warn">
          {level.nextDeliveryDate === undefined
            ? t('only', { amount: amount(level.onHandValue, soldBy) })
            : t('onlyUntil', { amount: amount(level.onHandValue, soldBy), date: day(level.nextDeliveryDate) })}
        </output>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <QuantityField
          label={t('quantity')}
          name="quantity"
          defaultValue={quantity ?? packSize}
          min={packSize}
          max={largestQuantity}
          step={packSize}
          inputMode={isMeasured(soldBy) ? 'decimal' : 'numeric'}
          onQuantityChange={(number) => setWanted(number ?? 0)}
          hint={!isUnfit && counted}
          error={isUnfit ? packs || t('wrongQuantity') : undefined}
        />
        <Button
          type="submit"
          size="large"
          isLoading={isBusy}
          disabled={isGone}
          className="min-w-56 flex-1 max-md:hidden noscript:inline-flex!"
        >
          {isGone ? t('soldOut') : t('add')}
        </Button>
      </div>
      {/* On phones it is beside the button. */}
      <AddProblem problem={problem} onRetry={buy.retry} className="max-md:hidden noscript:flex!" />
    </div>
  );
}
