import { useFormatter, useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import type { ColourView } from './card-view.ts';
import { oneSizeCode } from './size-range.ts';
import type { StockBySku } from './use-stock.ts';

/** On the list, once: fifty rows have a thousand sizes. All are as wide as a date, so that nothing moves when one comes. */
const looks =
  '[&>li]:flex [&>li]:flex-col [&>li]:border [&>li]:border-line [&>li]:bg-paper [&>li]:px-0.5 [&>li]:whitespace-nowrap [&>li]:py-0.5 [&>li]:text-center [&>li]:text-[0.8125rem] [&>li]:leading-tight [&>li]:tabular-nums [&_b]:font-semibold';

/** The sizes of a colour, each with how many there are or when more come. Without an answer only the sizes. */
export function SizeStock({ colour, stock }: { colour: ColourView; stock: StockBySku | undefined }) {
  const t = useTranslations('catalogue');
  const isOneSize = colour.sizes[0] === oneSizeCode;
  return (
    <ul
      aria-label={t('stock.sizesOf', { colour: colour.name })}
      className={cx(
        'mt-1 grid gap-1',
        isOneSize ? 'grid-cols-[repeat(auto-fill,9rem)]' : 'grid-cols-[repeat(auto-fill,4rem)]',
        looks,
      )}
    >
      {colour.sizes.map((size) => (
        <li key={size}>
          <b>{size === oneSizeCode ? t('card.oneSize') : size}</b>
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
  if (!isKnown) return <br />;
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
