import { useTranslations } from 'use-intl';
import type { TotalsView } from '#app/components/cart/cart-page-view.ts';
import { TotalLine } from '#app/components/cart/total-line.tsx';
import { totalWordsOf } from '#app/components/cart/total-words.ts';
import { cx } from '#app/ui/class-names.ts';

/** The sums, in the order they add up. They fade while new ones are on their way. */
export function OrderTotals({ totals, isWaiting = false }: { totals: TotalsView; isWaiting?: boolean }) {
  const t = useTranslations('cart.summary');
  const why = useTranslations('checkout.summary.relief');
  const words = totalWordsOf(totals);
  const { goods, discounts, shipping, shippingPromotion, taxes, payable, mode, relief } = totals;
  return (
    <dl aria-busy={isWaiting} className={cx('grid gap-2 tabular-nums transition-opacity', isWaiting && 'opacity-50')}>
      <TotalLine term={t(words.goods)}>{goods}</TotalLine>
      {discounts.map(({ id, name, off }) => (
        <TotalLine key={id} term={name} className="text-success">
          {off}
        </TotalLine>
      ))}
      <TotalLine term={t('shipping')}>{shipping ?? t('tbd')}</TotalLine>
      {shippingPromotion && <TotalLine term={shippingPromotion.name} className="text-sm text-success" />}
      {taxes === undefined ? (
        <TotalLine term={t('tax')}>{t('tbd')}</TotalLine>
      ) : (
        taxes.map(({ rate, tax }) => (
          <TotalLine
            key={rate}
            term={t(words.tax, { rate })}
            className={cx(mode === 'incl' && !relief && 'text-sm text-quiet')}
          >
            {tax}
          </TotalLine>
        ))
      )}
      <TotalLine
        term={t(words.payable)}
        className="mt-2 items-baseline border-t border-ink pt-4 font-display text-2xl font-bold"
      >
        <output aria-live="polite">{payable}</output>
      </TotalLine>
      {relief && (
        <div className="text-sm text-quiet">
          <dt>{why(relief.kind)}</dt>
          {relief.vatNo !== '' && <dd className="wrap-anywhere">{why('vatNo', { vatNo: relief.vatNo })}</dd>}
        </div>
      )}
    </dl>
  );
}
