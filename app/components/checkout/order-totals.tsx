import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TotalsView } from '#app/components/cart/cart-page-view.ts';
import { totalWordsOf } from '#app/components/cart/total-words.ts';
import { cx } from '#app/ui/class-names.ts';

/** The sums, in the order they add up. They fade while new ones are on their way. */
export function OrderTotals({ totals, isWaiting = false }: { totals: TotalsView; isWaiting?: boolean }) {
  const t = useTranslations('cart.summary');
  const words = totalWordsOf(totals);
  const { goods, discounts, shipping, shippingPromotion, taxes, payable, mode } = totals;
  return (
    <dl aria-busy={isWaiting} className={cx('grid gap-2 tabular-nums transition-opacity', isWaiting && 'opacity-50')}>
      <Line term={t(words.goods)}>{goods}</Line>
      {discounts.map(({ id, name, off }) => (
        <Line key={id} term={name} className="text-success">
          {off}
        </Line>
      ))}
      <Line term={t('shipping')}>{shipping ?? t('tbd')}</Line>
      {shippingPromotion && <Line term={shippingPromotion.name} className="text-sm text-success" />}
      {taxes === undefined ? (
        <Line term={t('tax')}>{t('tbd')}</Line>
      ) : (
        taxes.map(({ rate, tax }) => (
          <Line key={rate} term={t(words.tax, { rate })} className={cx(mode === 'incl' && 'text-sm text-quiet')}>
            {tax}
          </Line>
        ))
      )}
      <Line
        term={t(words.payable)}
        className="mt-2 items-baseline border-t border-ink pt-4 font-display text-2xl font-bold"
      >
        <output aria-live="polite">{payable}</output>
      </Line>
    </dl>
  );
}

function Line({ term, children, className }: { term: string; children?: ReactNode; className?: string }) {
  return (
    <div className={cx('flex justify-between gap-4', className)}>
      <dt className="min-w-0 text-balance">{term}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}
