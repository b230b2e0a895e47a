import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import type { CardView, PriceTexts } from './card-view.ts';
import { packLine } from './sale-texts.ts';

type Props = {
  price: PriceTexts | undefined;
  marketPriceText: CardView['marketPriceText'];
  /** With or without VAT. */
  note: string;
  /** Pack size, if prices are hidden. */
  pack?: string | undefined;
  className?: string;
};

/** The current price, the previous price and, as the law requires, the lowest price of the 30 days before. */
export function PriceLines({ price, marketPriceText, note, pack, className }: Props) {
  const t = useTranslations('catalogue.card');
  if (!price) return pack === undefined ? null : <p className={cx('text-sm', className)}>{pack}</p>;
  const { now, isFrom, before, lowest30Days, per } = price;
  const beneath = packLine(price);
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx('font-semibold tabular-nums', before !== undefined && 'bg-signal px-1.5')}>
          {isFrom ? t('from', { price: now }) : now}
        </span>
        {before !== undefined && (
          <s className="text-sm text-quiet tabular-nums">
            <span className="sr-only">{t('before')} </span>
            {before}
          </s>
        )}
        <span className="text-xs text-quiet">{[per, note].filter(Boolean).join(', ')}</span>
      </p>
      {beneath !== undefined && <p className="text-sm text-quiet tabular-nums">{beneath}</p>}
      {lowest30Days !== undefined && (
        <p className="mt-0.5 text-xs text-quiet tabular-nums">{t('lowest30Days', { price: lowest30Days })}</p>
      )}
      {marketPriceText !== undefined && (
        <p className="mt-0.5 text-xs text-quiet tabular-nums">{t('marketPrice', { price: marketPriceText })}</p>
      )}
    </div>
  );
}
