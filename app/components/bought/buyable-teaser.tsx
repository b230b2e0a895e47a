import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';
import { ProductTeaserCard } from '#app/components/blocks/product-teaser-card.tsx';
import { useBuyingHere } from '#app/components/buying/buying-context.ts';
import { QuickAdd } from '#app/components/buying/quick-add.tsx';
import type { ColourView } from '#app/components/catalogue/card-view.ts';

/** A product in one colour, with its purchase options. */
export type BoughtTeaser = ProductTeaser & { readonly colour: ColourView };

/** `messages`: texts for choosing a size, which the page itself does not load. */
type Props = { product: BoughtTeaser; messages: Record<string, unknown> };

/** A teaser that links to the product in its colour, or adds it to the cart. */
export function BuyableTeaser({ product, messages }: Props) {
  const buying = useBuyingHere();
  const locale = useLocale();
  const known = useMessages();
  return (
    <article className="relative">
      <ProductTeaserCard product={product} />
      {buying && (
        // Same size as the card's picture, on which the button is placed.
        <div className="pointer-events-none absolute inset-x-0 top-0 aspect-4/5 *:pointer-events-auto">
          <IntlProvider locale={locale} messages={{ ...known, ...messages }} timeZone="UTC">
            <QuickAdd
              name={product.name}
              href={product.href}
              colour={product.colour}
              pack={product.pack}
              context="All"
              isBusiness={buying.isBusiness}
            />
          </IntlProvider>
        </div>
      )}
    </article>
  );
}
