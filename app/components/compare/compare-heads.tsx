import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { ComparedProduct } from './compare-view.ts';

type Props = {
  products: readonly ComparedProduct[];
  /** The header that is shown again when it is scrolled out of view. */
  head: RefObject<HTMLTableSectionElement | null>;
  /** Scrolls horizontally with the table. */
  track: RefObject<HTMLUListElement | null>;
  formIdOf: (product: ComparedProduct) => string;
  /** Position below the page's fixed header. */
  className: string;
};

/** Product names and buy buttons, shown when the table's header is out of view. */
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

/** Same as the button in the header. Without a selected size, it scrolls to the selection. */
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
