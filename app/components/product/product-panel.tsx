import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BuyBox } from '#app/components/buying/buy-box.tsx';
import { type BuyForm, buyFormId } from '#app/components/buying/use-buy-form.ts';
import { CompareToggle } from '#app/components/compare/compare-toggle.tsx';
import { HeartButton } from '#app/components/favourites/heart-button.tsx';
import { ListChoice } from '#app/components/favourites/list-choice.tsx';
import { RestockOffer } from '#app/components/restock/restock-offer.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { displaySku } from '#core/sku.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import { ColourChoice } from './colour-choice.tsx';
import { FlagBadges } from './flag-badges.tsx';
import { PriceLine } from './price-line.tsx';
import type { PriceText, ProductView } from './product-view.ts';
import { ShareButton } from './share-button.tsx';
import { SizeChoice } from './size-choice.tsx';
import { StarsLink } from './stars.tsx';
import { StockNote } from './stock-note.tsx';
import type { Choice } from './use-choice.ts';

type Props = {
  product: ProductView;
  choice: Choice;
  buy: BuyForm;
  context: AssortmentContext;
  /** The size guide button, and the signed-in visitor's own size. */
  sizeGuide: ReactNode;
  ownSize: string | undefined;
  /** Fields for logos and names. */
  services: ReactNode;
  /** What is left to the visitor of allowances in pieces, as sentences. */
  allowances: readonly string[];
};

/** The head of the page: name, price, colour and size. */
export function ProductPanel({ product, choice, buy, context, sizeGuide, ownSize, services, allowances }: Props) {
  const t = useTranslations('product');
  const { name, brand, family, rating, flags, isSellable, priceMode, colours } = product;
  const { colour, size } = choice;
  const price = priceOf(choice);
  return (
    <div className="grid gap-6">
      <header>
        <p className="eyebrow flex flex-wrap gap-x-3 text-quiet">
          <span>{brand}</span>
          {family && (
            <PageLink href={family.href} className="underline-offset-4 hover:text-ink hover:underline">
              {family.name}
            </PageLink>
          )}
        </p>
        <h1 className="mt-2 font-display text-[clamp(2rem,1.6rem+1.6vw,3rem)] font-bold leading-none text-balance wrap-anywhere">
          {name}
        </h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
          <p className="text-quiet">{t('articleNumber', { number: displaySku(size?.sku ?? colour.partNo) })}</p>
          {rating?.average !== undefined && <StarsLink average={rating.average} count={rating.count} />}
          <div className="-ml-3.5 flex flex-wrap">
            <HeartButton name={name} partNo={colour.partNo} sku={size?.sku} look="words" />
            <ListChoice name={name} partNo={colour.partNo} sku={size?.sku ?? colour.partNo} />
            <ShareButton name={name} href={colour.href} />
            {context === 'All' && <CompareToggle name={name} partNo={colour.partNo} />}
          </div>
        </div>
      </header>
      <FlagBadges flags={[...flags, ...colour.flags]} isReduced={price?.before !== undefined} />
      {!isSellable && <Notice title={t('notSellable.title')}>{t('notSellable.text')}</Notice>}
      {isSellable && price && <PriceLine price={price} mode={priceMode} marketPrice={colour.marketPrice} />}
      <ColourChoice colours={colours} chosen={colour} onChoose={choice.chooseColour} />
      <form
        id={buyFormId}
        method="post"
        action={colour.href}
        noValidate
        onSubmit={buy.submit}
        onChange={buy.forget}
        className="grid gap-4"
      >
        <input type="hidden" name="context" value={context} />
        <div>
          <SizeChoice sizes={colour.sizes} choice={choice} guide={sizeGuide} ownSize={ownSize} />
          <StockNote size={size} />
          {allowances.map((text) => (
            <p key={text} className="mt-1 text-sm text-quiet">
              {text}
            </p>
          ))}
        </div>
        {isSellable && services}
        {isSellable && <BuyBox packSize={product.packSize} soldBy={product.soldBy} buy={buy} />}
      </form>
      {isSellable && context === 'All' && <RestockOffer sku={size?.sku} />}
    </div>
  );
}

/** Price of the selected size, or the colour's lowest price. */
export function priceOf({ colour, size }: Pick<Choice, 'colour' | 'size'>): PriceText | undefined {
  return size ? (size.price ?? (colour.price && { ...colour.price, isFrom: false })) : colour.price;
}
