import { useTranslations } from 'use-intl';
import { type CoworkerName, MatrixForm } from '#app/components/buying/matrix-form.tsx';
import { PhoneBuyBar } from '#app/components/buying/phone-buy-bar.tsx';
import { type AddResult, useBuyForm } from '#app/components/buying/use-buy-form.ts';
import type { CardView } from '#app/components/catalogue/card-view.ts';
import { CompareBar } from '#app/components/compare/compare-bar.tsx';
import { type ReviewHrefs, ReviewsPart } from '#app/components/reviews/reviews-part.tsx';
import type { ProductSizing } from '#app/components/sizing/product-sizing.ts';
import { SizeGuideButton } from '#app/components/sizing/size-guide-button.tsx';
import { useTrackedGoods } from '#app/components/tracking/use-tracked-goods.ts';
import { LazyServices } from '#app/components/vas/lazy-services.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { Relation, Stock } from '#modules/assortment/product-detail.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import type { TrackedGoods } from '#modules/tracking/tracking-events.ts';
import { CardRow } from './card-row.tsx';
import { ClassicLayout } from './classic-layout.tsx';
import { Gallery } from './gallery.tsx';
import { OpenLayout } from './open-layout.tsx';
import { ProductPanel, priceOf } from './product-panel.tsx';
import type { ProductView } from './product-view.ts';
import { RecentlyViewedRow } from './recently-viewed-row.tsx';
import { SizeMatrix } from './size-matrix.tsx';
import { SizeNaming } from './size-naming.tsx';
import { StockProvider } from './stock-map.ts';
import { type Choice, useChoice } from './use-choice.ts';
import { useLoadedStock } from './use-loaded-stock.ts';

type RelatedName = Relation | 'recommendations';

type Props = {
  product: ProductView;
  /** Part number of the colour in the address. */
  chosen: string;
  /** Defined only for pages that are not kept. */
  stock: readonly Stock[] | undefined;
  /** Address for loading stock separately, and of the stock page without scripts. */
  stockHref: string;
  sizing: ProductSizing;
  sizesHref: string;
  reviewHrefs: ReviewHrefs;
  related: readonly { relation: RelatedName; cards: readonly CardView[] }[];
  /** VAT note of prices on cards. */
  priceNote: string;
  /** Address for cards of recently viewed products. */
  cardsHref: string;
  isBusiness: boolean;
  layout: 'classic' | 'open';
  /** The assortment that it is bought from. */
  context: AssortmentContext;
  /** People that a company buyer may buy for. */
  coworkers: readonly CoworkerName[];
  /** What is left to the visitor of allowances in pieces, as sentences. */
  allowances: readonly string[];
  /** Whether logos and names can be chosen. */
  offersServices: boolean;
  /** Result of a form sent without scripts. */
  told: AddResult | undefined;
  /** For the event of the page. */
  tracked: TrackedGoods;
};

/** A product with one colour selected. Two layouts use the same parts. */
export function ProductPage(props: Props) {
  useTrackedGoods('view_item', props.tracked);
  return (
    <StockProvider value={useLoadedStock(props.stockHref, props.stock)}>
      <ProductToBuy {...props} />
    </StockProvider>
  );
}

function ProductToBuy(props: Props) {
  const { product, chosen, sizing, sizesHref, related, priceNote, cardsHref, isBusiness, layout, context, told } =
    props;
  const t = useTranslations('product.related');
  const { name, trail, colours, rating, isSellable } = product;
  const choice = useChoice(colours, chosen, told?.typed.sku);
  const buy = useBuyForm(product, choice, told);
  const Layout = layout === 'open' ? OpenLayout : ClassicLayout;
  return (
    <PageWidth className="pt-4 pb-16 md:pt-6 md:pb-24">
      <Breadcrumbs trail={trail} current={name} className="mb-3 md:mb-5" />
      <CompareBar />
      <Layout
        product={product}
        gallery={
          <Gallery
            // Reset for another colour, to start with its first picture.
            key={choice.colour.partNo}
            name={name}
            assets={choice.colour.assets}
            look={layout === 'open' ? 'grid' : 'slider'}
          />
        }
        panel={
          <>
            <ProductPanel
              product={product}
              choice={choice}
              buy={buy}
              context={context}
              allowances={props.allowances}
              services={
                props.offersServices && (
                  <LazyServices
                    key={choice.colour.partNo}
                    sku={choice.colour.sizes[0]?.sku ?? ''}
                    coworkers={props.coworkers}
                  />
                )
              }
              ownSize={sizing.ownSize}
              sizeGuide={
                <SizeGuideButton
                  facts={sizing}
                  basePartNo={product.basePartNo}
                  sizes={choice.colour.sizes.map(({ code }) => code)}
                  chosen={choice.size?.code}
                  onChoose={choice.chooseSize}
                />
              }
            />
            <StockLink href={sizesHref} />
          </>
        }
        matrix={isBusiness && <MatrixSection {...props} choice={choice} />}
        reviews={rating && <ReviewsPart rating={rating} hrefs={props.reviewHrefs} />}
      />
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-16 empty:hidden md:mt-24 md:gap-20">
        {related.map(({ relation, cards }) => (
          <CardRow key={relation} title={t(relation)} cards={cards} priceNote={priceNote} />
        ))}
        <RecentlyViewedRow basePartNo={product.basePartNo} href={cardsHref} />
      </div>
      {isSellable && (
        <PhoneBuyBar buy={buy} price={priceOf(choice)} mode={product.priceMode} size={choice.size?.code} />
      )}
    </PageWidth>
  );
}

/** Stock loads by script; without scripts this link shows it. */
function StockLink({ href }: { href: string }) {
  const t = useTranslations('product.stock');
  return (
    <noscript>
      <a href={href} className="mt-4 inline-block underline underline-offset-4">
        {t('page')}
      </a>
    </noscript>
  );
}

function MatrixSection({ product, choice, context, coworkers, offersServices, told }: Props & { choice: Choice }) {
  const t = useTranslations('product.matrix');
  const { name, colours, isSellable, packSize, soldBy } = product;
  const matrix = (
    <SizeMatrix name={name} colours={colours} chosen={choice.colour.partNo} isAlternate={choice.isAlternate} />
  );
  return (
    <section aria-labelledby="matrix-title">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="matrix-title" className="scroll-mt-24 font-display text-heading font-bold md:scroll-mt-36">
          {t('title')}
        </h2>
        <SizeNaming sizes={choice.colour.sizes} choice={choice} />
      </div>
      {isSellable ? (
        <MatrixForm
          href={choice.colour.href}
          context={context}
          packSize={packSize}
          soldBy={soldBy}
          coworkers={coworkers}
          servicesOf={offersServices ? colours[0].sizes[0]?.sku : undefined}
          told={told}
        >
          {matrix}
        </MatrixForm>
      ) : (
        matrix
      )}
    </section>
  );
}
