import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CardView } from '#app/components/catalogue/card-view.ts';
import { ProductCard } from '#app/components/catalogue/product-card.tsx';
import { Repeated } from '#app/markup/repeated.tsx';
import { cx } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

type Props = { title: string; cards: readonly CardView[]; priceNote: string };

/** Other products in a scrolling row. */
export function CardRow({ title, cards, priceNote }: Props) {
  const t = useTranslations('ui.slider');
  const row = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const observer = new ResizeObserver(() => setLonger(list.scrollWidth > list.clientWidth + 1));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  const leaf = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });
  return (
    <section aria-labelledby={titleId}>
      <div className="flex min-h-11 items-end justify-between gap-4">
        <h2 id={titleId} className="font-display text-heading font-bold text-balance">
          {title}
        </h2>
        <div className={cx('hidden gap-1', isLonger && 'md:flex')}>
          <IconButton label={t('previous')} kind="secondary" onClick={() => leaf(-1)}>
            <ArrowLeft aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t('next')} kind="secondary" onClick={() => leaf(1)}>
            <ArrowRight aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <ul
        ref={row}
        className="-mx-5 mt-6 flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth scroll-px-5 px-5 pb-4 [scrollbar-width:thin] md:-mx-10 md:scroll-px-10 md:gap-6 md:px-10 xl:-mx-16 xl:scroll-px-16 xl:px-16"
      >
        {cards.map((card) => (
          <Repeated
            key={card.partNo}
            as="li"
            of={['card in a row', card, priceNote]}
            className="w-[62%] shrink-0 snap-start sm:w-[38%] md:w-[29%] lg:w-[22.5%] xl:w-[18.4%]"
          >
            <ProductCard
              card={card}
              priceNote={priceNote}
              heading="h3"
              sizes="(min-width: 1648px) 18vw, (min-width: 992px) 22vw, (min-width: 768px) 29vw, (min-width: 576px) 38vw, 62vw"
            />
          </Repeated>
        ))}
      </ul>
    </section>
  );
}
