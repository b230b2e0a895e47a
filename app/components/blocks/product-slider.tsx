import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PageWidth } from '#app/ui/page-width.tsx';
import { ActionLine } from './action.tsx';
import type { BlockProps } from './block.ts';
import { ProductTeaserCard } from './product-teaser-card.tsx';
import { SectionHead } from './section-head.tsx';
import { useSurroundings } from './surroundings.ts';

/** A list of products to leaf through. A list that is empty or unknown leaves no trace. */
export function ProductSlider({
  attributes: { heading, text, list, action, anchor },
}: BlockProps<'shop/product-slider'>) {
  const products = useSurroundings().products[list] ?? [];
  const row = useRef<HTMLUListElement>(null);
  if (products.length === 0) return null;
  const leaf = (direction: 1 | -1) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const width = row.current?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width * 0.8, behavior: isStill ? 'auto' : 'smooth' });
  };
  return (
    <section
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      className="scroll-mt-20 border-y border-line bg-paper py-16 md:py-24"
    >
      <PageWidth>
        <SectionHead title={heading} aside={<Leafing leaf={leaf} />}>
          {text && <p className="mt-3 text-quiet">{text}</p>}
        </SectionHead>
        <ul
          ref={row}
          className="-mx-5 mt-8 flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-px-5 px-5 pb-4 [scrollbar-width:thin] md:-mx-10 md:mt-10 md:scroll-px-10 md:gap-6 md:px-10 xl:-mx-16 xl:scroll-px-16 xl:px-16"
        >
          {products.map((product) => (
            <li
              key={product.href}
              className="w-[62%] shrink-0 snap-start sm:w-[38%] md:w-[29%] lg:w-[22.5%] xl:w-[18.4%]"
            >
              <ProductTeaserCard product={product} />
            </li>
          ))}
        </ul>
        {action && (
          <p className="mt-6">
            <ActionLine {...action} />
          </p>
        )}
      </PageWidth>
    </section>
  );
}

/** For a mouse; a finger pushes the row itself. */
function Leafing({ leaf }: { leaf: (direction: 1 | -1) => void }) {
  const t = useTranslations('content.slider');
  const look = 'grid size-11 place-items-center border border-ink hover:bg-signal';
  return (
    <div className="hidden md:flex">
      <button type="button" onClick={() => leaf(-1)} aria-label={t('previous')} className={look}>
        <ArrowLeft aria-hidden="true" className="size-5" />
      </button>
      <button type="button" onClick={() => leaf(1)} aria-label={t('next')} className={`-ml-px ${look}`}>
        <ArrowRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
