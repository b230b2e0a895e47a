import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBuyingHere } from '#app/components/buying/buying-context.ts';
import { QuickAdd } from '#app/components/buying/quick-add.tsx';
import { CardCompareToggle } from '#app/components/compare/compare-toggle.tsx';
import { HeartButton } from '#app/components/favourites/heart-button.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Badges, StandardMarks, Stars } from './card-marks.tsx';
import { CardPicture } from './card-picture.tsx';
import type { CardView } from './card-view.ts';
import { PriceLines } from './price-lines.tsx';
import { packWithPrice } from './sale-texts.ts';
import { sizeWords } from './size-range.ts';
import { Swatches } from './swatches.tsx';
import { contextOf, useShownColour } from './use-shown-colour.ts';

type Props = {
  card: CardView;
  /** With or without VAT. */
  priceNote: string;
  /** Width of the picture. */
  sizes: string;
  isFirst?: boolean;
  heading?: 'h2' | 'h3';
  /**
   * Set in a list of favourites, where the card shows one named colour; own favourites have a remove button instead of
   * a heart.
   */
  kept?: 'own' | 'shared';
};

/** A product in a grid. The whole card links to the product; its colours change the picture. */
export function ProductCard({ card, priceNote, sizes, isFirst = false, heading: Heading = 'h2', kept }: Props) {
  const t = useTranslations('catalogue.card');
  const { shown, show, price, href } = useShownColour(card);
  const buying = useBuyingHere();
  const context = contextOf(card.href);
  const [wasPointedAt, setPointedAt] = useState(false);
  const sizesSaid = sizeWords(shown?.sizes ?? []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices that somebody points at it
    <article
      className="group/card relative flex h-full flex-col"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(true)}
      onFocus={() => setPointedAt(true)}
    >
      <div className="relative">
        {shown && (
          <CardPicture name={card.name} colour={shown} sizes={sizes} isFirst={isFirst} wasPointedAt={wasPointedAt} />
        )}
        <Badges badges={card.badges} className="absolute left-0 right-12 top-3" />
        {shown && kept !== 'own' && <HeartButton name={card.name} partNo={shown.partNo} look="card" />}
        {buying && shown && card.isSellable && (
          <QuickAdd
            name={card.name}
            href={card.href}
            colour={shown}
            pack={packWithPrice(price) ?? card.pack}
            context={context}
            isBusiness={buying.isBusiness}
          />
        )}
        {buying && context === 'All' && <CardCompareToggle name={card.name} partNo={shown?.partNo ?? card.partNo} />}
      </div>
      <div className="mt-2 min-h-7">
        {kept ? (
          <p className="text-sm">{shown?.name}</p>
        ) : (
          <Swatches name={card.name} colours={card.colours} more={card.moreColours} shown={shown} onShow={show} />
        )}
      </div>
      <Heading className="mt-1.5 font-semibold leading-snug">
        <PageLink href={href} isExample={isFirst} className="card-link">
          {card.name}
        </PageLink>
      </Heading>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-quiet tabular-nums">
        <span>{card.partNo}</span>
        {sizesSaid && <span>{t(sizesSaid.kind, sizesSaid)}</span>}
      </p>
      <PriceLines
        price={price}
        marketPriceText={card.marketPriceText}
        note={priceNote}
        pack={card.pack}
        className="mt-2"
      />
      {!card.isSellable && <p className="mt-2 text-sm text-quiet">{t('notSellable')}</p>}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 empty:hidden">
        {card.stars && <Stars stars={card.stars} />}
        <StandardMarks standards={card.standards} />
      </div>
    </article>
  );
}
