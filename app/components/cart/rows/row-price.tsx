import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { pieceUnit } from '#core/units.ts';
import type { RowView } from '../cart-page-view.ts';

type Props = Pick<RowView, 'price' | 'soldBy'> & { isWaiting: boolean };

/** The row's price, unit price and discount. Faded while a new price loads. */
export function RowPrice({ price, soldBy, isWaiting }: Props) {
  const t = useTranslations('cart.row');
  const units = useTranslations('units');
  if (price === 'hidden') return <span />;
  if (price === 'missing') return <p className="text-sm text-danger md:text-right">{t('noPrice')}</p>;
  const { unit, pack, isUnitRounded, total, before, discounts } = price;
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
      {pack !== undefined && (
        <p className="text-sm font-semibold">
          {pack} {units('XPK.per')}
        </p>
      )}
      <p className="text-sm text-quiet">
        {soldBy === pieceUnit
          ? t(isUnitRounded ? 'eachRounded' : 'each', { price: unit })
          : `${unit} ${units(`${soldBy}.per`)}`}
      </p>
      {discounts.map(({ name, off }) => (
        <p key={name} className="text-sm text-success">
          {name} <span className="whitespace-nowrap">{off}</span>
        </p>
      ))}
    </div>
  );
}
