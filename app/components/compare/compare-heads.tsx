import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { ComparedProduct } from './compare-view.ts';

type Props = {
  products: readonly ComparedProduct[];
  /** What is to be seen again once it has been scrolled away. */
  head: RefObject<HTMLTableSectionElement | null>;
  /** Follows the table when that is pushed sideways. */
  track: RefObject<HTMLUListElement | null>;
  formIdOf: (product: ComparedProduct) => string;
  /** Below what stays at the top there. */
  className: string;
};

/** Which column is which product, once their heads are out of sight, and the way to buy it. */
export function CompareHeads({ products, head, track, formIdOf, className }: Props) {
  const t = useTranslations('compare');
  const buying = useTranslations('buying');
  const isShown = useScrolledPast(head);
  return (
    <div className={cx('sticky z-sticky h-0', className)}>
      <ul
        ref={track}
        aria-label={t('title')}
        hidden={!isShown}
        className="compare-heads border-b border-line bg-paper shadow-lift"
      >
        {products.map((product) => (
          <li key={product.partNo} className="flex flex-col justify-between gap-2 p-3 md:px-4">
            <PageLink
              href={product.card.href}
              className="line-clamp-2 text-sm font-semibold leading-snug underline-offset-4 hover:underline"
            >
              {product.card.name}
            </PageLink>
            {product.card.isSellable && (
              <Button
                size="small"
                aria-label={`${buying('add')}: ${product.card.name}`}
                onClick={() => buy(formIdOf(product))}
              >
                {buying('add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As the button in the head does. Where a size is missing, that is the way to it. */
function buy(formId: string): void {
  const form = document.forms.namedItem(formId);
  const size = form?.elements.namedItem('sku');
  form?.requestSubmit();
  if (!(size instanceof HTMLSelectElement) || size.value !== '') return;
  size.focus({ preventScroll: true });
  size.scrollIntoView({ block: 'center' });
}

function useScrolledPast(place: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const seen = new IntersectionObserver(
      ([entry]) => entry && setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-120px 0px 0px' },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [place]);
  return isPast;
}
