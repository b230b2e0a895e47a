import { useTranslations } from 'use-intl';
import type { TotalsView } from '#app/components/cart/cart-page-view.ts';
import { OpenTax, TotalLine } from '#app/components/cart/total-line.tsx';
import { cx } from '#app/ui/class-names.ts';
import { totalWordsOf } from '#modules/pricing/total-words.ts';

/** The amounts in the order in which they add up. They fade while new amounts are loading. */
export function OrderTotals({ totals, isWaiting = false }: { totals: TotalsView; isWaiting?: boolean }) {
  const t = useTranslations('cart.summary');
  const free = useTranslations('cart.free');
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
      <TotalLine term={t('shipping')}>
        {shipping === undefined ? t('shippingNotChosen') : totals.isShippingFree ? free('price') : shipping}
      </TotalLine>
      {shippingPromotion && <TotalLine term={shippingPromotion.name} className="text-sm text-success" />}
      {taxes === undefined ? (
        <OpenTax />
      ) : (
        taxes.map(({ rate, tax }) => (
          <TotalLine key={rate} term={t(words.tax, { rate })} className={cx(mode === 'incl' && 'text-sm text-quiet')}>
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
