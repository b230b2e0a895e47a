import type { ReactNode } from 'react';
import { Accordion } from '#app/ui/accordion.tsx';
import type { ProductView } from './product-view.ts';
import { useSections } from './sections.tsx';

export type LayoutProps = {
  product: ProductView;
  gallery: ReactNode;
  panel: ReactNode;
  matrix: ReactNode;
  reviews: ReactNode;
};

/** Layout with a picture slider, the choice beside it, and folded details below. */
export function ClassicLayout({ product, gallery, panel, matrix, reviews }: LayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14 md:gap-20">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-14">
        <div className="min-w-0">
          {/* Sticky below the page header, so that the product stays visible while a size is chosen. */}
          <div className="lg:sticky lg:top-36">{gallery}</div>
        </div>
        <div className="min-w-0">{panel}</div>
      </div>
      {matrix}
      <Accordion sections={useSections(product)} openId="description" />
      {reviews}
    </div>
  );
}
