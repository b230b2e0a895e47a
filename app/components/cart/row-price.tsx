import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import type { RowView } from './cart-page-view.ts';

/** What the row costs, what one of it costs, and what was taken off. It fades while a new price is on its way. */
export function RowPrice({ price, isWaiting }: { price: RowView['price']; isWaiting: boolean }) {
  const t = useTranslations('cart.row');
  if (price === 'hidden') return <span />;
  if (price === 'missing') return <p className="text-sm text-danger md:text-right">{t('noPrice')}</p>;
  const { unit, isUnitRounded, total, before, discounts } = price;
  return (
    <div aria-busy={isWaiting} className={cx('text-right tabular-nums transition-opacity', isWaiting && 'opacity-40')}>
      <p className="font-display text-xl font-bold leading-tight">
        <span className="sr-only">{t('total')} </span>
        {total}
      </p>
      {before !== undefined && (
        <s className="block text-sm text-quiet">
          <span className="sr-only">{t('before')} </span>
          {before}
        </s>
      )}
      <p className="text-sm text-quiet">{t(isUnitRounded ? 'eachRounded' : 'each', { price: unit })}</p>
      {discounts.map(({ name, off }) => (
        <p key={name} className="text-sm text-success">
          {name} <span className="whitespace-nowrap">{off}</span>
        </p>
      ))}
    </div>
  );
}
