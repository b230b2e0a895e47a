import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { quantityPrefix } from '#app/components/buying/wanted.ts';
import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import { Amount } from '#app/components/catalogue/size-stock.tsx';
import { Button } from '#app/ui/button.tsx';
import { largestQuantity } from '#core/quantity.ts';
import { OrderForm, wantedIn } from './order-form.tsx';
import type { RowSizesProps } from './row-sizes.tsx';

/** The sizes of a list row with stock and quantity fields. */
export function RowOrder({ href, colour, stock, context, isMeasured }: RowSizesProps) {
  const t = useTranslations();
  const [isFilled, setFilled] = useState(false);
  const isGone = (sku: string) => {
    const known = typeof stock === 'object' ? (stock[sku] ?? { onHand: 0 }) : undefined;
    return known !== undefined && known.onHand <= 0 && known.next === undefined;
  };
  return (
    <OrderForm href={href} context={context} onFilled={(fields) => setFilled(wantedIn(fields).length > 0)}>
      {({ isBusy, problem, bySku }) => (
        <>
          <ul aria-label={t('catalogue.stock.sizesOf', { colour: colour.name })} className="size-stock mt-1">
            {colour.sizes.map((size) => {
              const sku = `${colour.partNo}${size}`;
              const label = size === oneSizeCode ? t('catalogue.card.oneSize') : size;
              return (
                <li key={sku}>
                  <b>{label}</b>
                  <Amount sku={sku} stock={stock} />
                  <input
                    type="number"
                    inputMode={isMeasured ? 'decimal' : 'numeric'}
                    autoComplete="off"
                    name={`${quantityPrefix}${sku}`}
                    min={0}
                    max={largestQuantity}
                    step={isMeasured && 'any'}
                    disabled={isGone(sku)}
                    aria-label={t('buying.matrix.quantityOf', { colour: colour.name, size: label })}
                    aria-invalid={bySku[sku] !== undefined || undefined}
                    aria-describedby={bySku[sku] === undefined ? undefined : `problem-${sku}`}
                    className="no-spin-buttons -mx-px -mb-px mt-0.5 h-6 border border-edge text-center hover:border-ink aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:border-line disabled:bg-sunken"
                  />
                  {/* The message below is visual only, because there is no room for a sentence here. */}
                  {bySku[sku] !== undefined && (
                    <span id={`problem-${sku}`} className="sr-only">
                      {bySku[sku]}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
          <div className="mt-2 grid gap-2">
            {problem}
            <Button
              type="submit"
              size="small"
              kind={isFilled ? 'primary' : 'secondary'}
              isLoading={isBusy}
              className="justify-self-start"
            >
              {t('buying.add')}
            </Button>
          </div>
        </>
      )}
    </OrderForm>
  );
}
