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

/** A row of pictures to leaf through, the choice beside it, and all that is told folded below. */
export function ClassicLayout({ product, gallery, panel, matrix, reviews }: LayoutProps) {
  return (
    <div className="grid gap-14 md:gap-20">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        {gallery}
        <div className="min-w-0">{panel}</div>
      </div>
      {matrix}
      <Accordion sections={useSections(product)} openId="description" />
      {reviews}
    </div>
  );
}
