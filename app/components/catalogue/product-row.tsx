import { useTranslations } from 'use-intl';
import { useBuyingHere } from '#app/components/buying/buying-context.ts';
import { RowSizes } from '#app/components/buying/row-sizes.tsx';
import { CompareToggle } from '#app/components/compare/compare-toggle.tsx';
import { HeartButton } from '#app/components/favourites/heart-button.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Badges, StandardMarks, Stars } from './card-marks.tsx';
import { altOf, ProductPicture } from './card-picture.tsx';
import type { CardView } from './card-view.ts';
import { PriceLines } from './price-lines.tsx';
import type { ShownStock } from './size-stock.tsx';
import { Swatches } from './swatches.tsx';
import { contextOf, useShownColour } from './use-shown-colour.ts';

type Props = { card: CardView; priceNote: string; stock: ShownStock; isFirst?: boolean };

export const rowColumns =
  'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 md:grid-cols-[3.5rem_minmax(0,14rem)_minmax(0,1fr)_8rem] md:gap-x-5';

/** A product in a row, for experienced buyers: number, colours, sizes with stock, price. */
export function ProductRow({ card, priceNote, stock, isFirst = false }: Props) {
  const t = useTranslations('catalogue.card');
  const { shown, show, price, href } = useShownColour(card);
  const context = contextOf(card.href);
  const isComparable = useBuyingHere() !== undefined && context === 'All';
  return (
    <article className={`group/card gap-y-1 py-2 md:py-1.5 ${rowColumns}`}>
      <div className="row-span-3 self-start bg-[#f4f2ee] md:row-span-1">
        {shown && (
          <ProductPicture picture={shown.picture} alt={altOf(card.name, shown)} sizes="56px" className="w-full" />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="text-[0.9375rem] font-semibold leading-snug">
          <PageLink href={href} isExample={isFirst} className="underline-offset-4 hover:underline">
            {card.name}
          </PageLink>
        </h2>
        <p className="mt-0.5 text-sm text-quiet tabular-nums">
          {shown?.partNo ?? card.partNo}
          <HeartButton name={card.name} partNo={shown?.partNo ?? card.partNo} look="row" />
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 empty:hidden">
          <Badges badges={card.badges} />
          {card.stars && <Stars stars={card.stars} />}
          <StandardMarks standards={card.standards} size={20} />
        </div>
      </div>
      <div className="relative min-w-0 max-md:col-start-2">
        <div className="flex min-h-7 flex-wrap items-center gap-x-2">
          <Swatches name={card.name} colours={card.colours} more={card.moreColours} shown={shown} onShow={show} />
          <span className="text-sm text-quiet">{shown?.name}</span>
        </div>
        {shown && (
          <div className="row-sizes">
            <RowSizes
              href={href}
              name={card.name}
              colour={shown}
              stock={stock}
              context={context}
              isSold={card.isSellable}
              isMeasured={card.isMeasured}
            />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-md:col-start-2 md:block md:text-right">
        <PriceLines
          price={price}
          marketPriceText={card.marketPriceText}
          note={priceNote}
          pack={card.pack}
          className="md:[&>p]:justify-end"
        />
        {!card.isSellable && <p className="text-sm text-quiet">{t('notSellable')}</p>}
        {isComparable && <CompareToggle isRow name={card.name} partNo={shown?.partNo ?? card.partNo} />}
      </div>
    </article>
  );
}
