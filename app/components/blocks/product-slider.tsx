import { PageWidth } from '#app/ui/page-width.tsx';
import { Slider } from '#app/ui/slider.tsx';
import { ActionLine } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ProductTeaserCard } from './product-teaser-card.tsx';
import { SectionHead } from './section-head.tsx';
import { useSurroundings } from './surroundings.ts';

/** A slider of products. An empty or unknown list renders nothing. */
export function ProductSlider({
  attributes: { heading, text, list, action, anchor },
}: BlockProps<'shop/product-slider'>) {
  const products = useSurroundings().products[list] ?? [];
  if (products.length === 0) return null;
  return (
    <div
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      className="scroll-mt-20 border-y border-line bg-paper py-16 md:py-24"
    >
      <PageWidth>
        <SectionHead title={heading} aside={action && <ActionLine {...action} />}>
          {text && <p className="mt-3 text-quiet">{text}</p>}
        </SectionHead>
        <Slider
          label={heading}
          hasDots={false}
          className="-mx-(--bleed) mt-8 [--bleed:1.25rem] [--gap:1rem] [--in-sight:1.6] sm:[--in-sight:2.5] md:mt-10 md:[--bleed:2.5rem] md:[--gap:1.5rem] md:[--in-sight:3.4] lg:[--in-sight:4.3] xl:[--bleed:4rem] xl:[--in-sight:5]"
        >
          {products.map((product) => (
            <ProductTeaserCard key={product.href} product={product} />
          ))}
        </Slider>
      </PageWidth>
    </div>
  );
}
