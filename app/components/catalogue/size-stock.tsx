import { useFormatter, useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import type { ColourView } from './card-view.ts';
import type { StockBySku } from './use-stock.ts';

/** The sizes of a colour, each with how many there are or when more come. Without an answer only the sizes. */
export function SizeStock({ colour, stock }: { colour: ColourView; stock: StockBySku | undefined }) {
  const t = useTranslations('catalogue.stock');
  return (
    <ul aria-label={t('sizesOf', { colour: colour.name })} className="mt-1 flex flex-wrap gap-1">
      {colour.sizes.map((size) => (
        <li
          key={size}
          className="flex min-w-12 flex-col border border-line bg-paper px-1.5 py-0.5 text-center text-[0.8125rem] leading-tight tabular-nums"
        >
          <span className="font-semibold">{size}</span>
          <Amount stock={stock?.[`${colour.partNo}${size}`]} isKnown={stock !== undefined} />
        </li>
      ))}
    </ul>
  );
}

function Amount({ stock, isKnown }: { stock: StockBySku[string] | undefined; isKnown: boolean }) {
  const t = useTranslations('catalogue.stock');
  const format = useFormatter();
  // Its room is kept, so that nothing moves when the answer comes.
  if (!isKnown) return <span aria-hidden="true">&nbsp;</span>;
  const { onHand = 0, next } = stock ?? {};
  const day = next === undefined ? undefined : format.dateTime(new Date(next), { day: 'numeric', month: 'short' });
  const [seen, said] =
    onHand > 0
      ? [format.number(onHand), t('inStock', { count: onHand })]
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
