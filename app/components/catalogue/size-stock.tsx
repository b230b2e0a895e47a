import { useFormatter, useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { cx } from '#app/ui/class-names.ts';
import type { ColourView } from './card-view.ts';
import { oneSizeCode } from './size-range.ts';
import type { StockBySku } from './use-stock.ts';

export type ShownStock = StockBySku | 'awaited' | undefined;

/** The sizes of a colour with stock or delivery date. Without stock data only the sizes. */
export function SizeStock({ colour, stock }: { colour: ColourView; stock: ShownStock }) {
  const t = useTranslations('catalogue');
  return (
    <ul aria-label={t('stock.sizesOf', { colour: colour.name })} className="size-stock mt-1">
      {colour.sizes.map((size) => (
        <li key={size}>
          <b>{size === oneSizeCode ? t('card.oneSize') : size}</b>
          <Amount sku={`${colour.partNo}${size}`} stock={stock} />
        </li>
      ))}
    </ul>
  );
}

export function Amount({ sku, stock }: { sku: string; stock: ShownStock }) {
  const t = useTranslations('catalogue.stock');
  const { number } = useFormatter();
  const dayOf = useDay();
  // Reserves its space, so that the layout does not move when the response arrives.
  if (stock === 'awaited') return <i />;
  if (!stock) return <br />;
  const { onHand = 0, next } = stock[sku] ?? {};
  const day = next === undefined ? undefined : dayOf(next);
  const [seen, said] =
    onHand > 0
      ? [number(onHand), t('inStock', { count: onHand })]
      : day === undefined
        ? ['0', t('none')]
        : [day, t('next', { day })];
  return (
    <span className={cx(onHand > 0 ? 'text-success' : 'text-quiet')}>
      <span aria-hidden="true">{seen}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}
