import { IntlProvider, useLocale, useMessages } from 'use-intl';
import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';
import { ProductTeaserCard } from '#app/components/blocks/product-teaser-card.tsx';
import { useBuyingHere } from '#app/components/buying/buying-context.ts';
import { QuickAdd } from '#app/components/buying/quick-add.tsx';
import type { ColourView } from '#app/components/catalogue/card-view.ts';
import { cx } from '#app/ui/class-names.ts';
import { Slider } from '#app/ui/slider.tsx';

/** Number of visible products: on a full-width page, or beside a menu. */
const rooms = {
  page: '-mx-(--bleed) [--bleed:1.25rem] md:[--bleed:2.5rem] xl:[--bleed:4rem] xl:[--in-sight:5]',
  column: 'xl:[--in-sight:4.3]',
};

/** The product in the colour that was bought, with its purchase options. */
export type BoughtTeaser = ProductTeaser & { readonly colour: ColourView };

type Props = {
  title: string;
  products: readonly BoughtTeaser[];
  messages: Record<string, unknown>;
  room: keyof typeof rooms;
};

/**
 * Products that the visitor bought recently: each links to its page with colour and size selected, or can be added to
 * the cart.
 */
export function BoughtShelf({ title, products, messages, room }: Props) {
  const buying = useBuyingHere();
  const locale = useLocale();
  const known = useMessages();
  return (
    <div>
      <h2 className="font-display text-heading font-bold">{title}</h2>
      <Slider
        label={title}
        hasDots={false}
        className={cx(
          'mt-6 [--gap:1rem] [--in-sight:1.6] sm:[--in-sight:2.5] md:[--gap:1.5rem] md:[--in-sight:3.4] lg:[--in-sight:4.3]',
          rooms[room],
        )}
      >
        {products.map((product) => (
          <article key={product.href} className="relative">
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
        ))}
      </Slider>
    </div>
  );
}
