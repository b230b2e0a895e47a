import { useId } from 'react';
import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';
import { ProductTeaserCard } from '#app/components/blocks/product-teaser-card.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Slider } from '#app/ui/slider.tsx';

/** How many are in sight: on a page of its own width, or beside a menu. */
const rooms = {
  page: '-mx-(--bleed) [--bleed:1.25rem] md:[--bleed:2.5rem] xl:[--bleed:4rem] xl:[--in-sight:5]',
  column: 'xl:[--in-sight:4.3]',
};

type Props = { title: string; products: readonly ProductTeaser[]; room: keyof typeof rooms };

/** What somebody bought last: each leads to its page with colour and size chosen. */
export function BoughtShelf({ title, products, room }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-heading font-bold">
        {title}
      </h2>
      <Slider
        label={title}
        hasDots={false}
        className={cx(
          'mt-6 [--gap:1rem] [--in-sight:1.6] sm:[--in-sight:2.5] md:[--gap:1.5rem] md:[--in-sight:3.4] lg:[--in-sight:4.3]',
          rooms[room],
        )}
      >
        {products.map((product) => (
          <ProductTeaserCard key={product.href} product={product} />
        ))}
      </Slider>
    </section>
  );
}
