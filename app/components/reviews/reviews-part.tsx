import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RatingView } from '#app/components/product/product-view.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { RatingLine } from './rating-line.tsx';

const ReviewBrowser = lazy(async () => ({ default: (await import('./review-browser.tsx')).ReviewBrowser }));

export type ReviewHrefs = { readonly all: string; readonly write: string; readonly answer: string };

/**
 * The reviews of a product. The kept page has the stars and links; reviews load when they come near the viewport. Left
 * out while reviews are unavailable.
 */
export function ReviewsPart({ rating, hrefs }: { rating: RatingView; hrefs: ReviewHrefs }) {
  const t = useTranslations('product');
  const { average, count, written } = rating;
  const { place, isNear } = useNear();
  const link = 'inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2';
  return (
    <section
      ref={place}
      id="reviews"
      tabIndex={-1}
      aria-labelledby="reviews-title"
      className="scroll-mt-24 outline-none md:scroll-mt-36"
    >
      <h2 id="reviews-title" className="font-display text-heading font-bold">
        {t('reviews.title')}
      </h2>
      {average === undefined ? (
        <p className="mt-2 text-quiet">{t('reviews.none')}</p>
      ) : (
        <RatingLine average={average} count={count} />
      )}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {written > 0 && (
          <PageLink href={hrefs.all} className={link}>
            {t('reviews.read', { count: written })}
          </PageLink>
        )}
        <PageLink href={hrefs.write} rel="nofollow" className={link}>
          {t('reviews.write')}
        </PageLink>
      </p>
      {written > 0 && isNear && (
        <Suspense>
          <div className="mt-6">
            <ReviewBrowser answerHref={hrefs.answer} href={hrefs.all} writeHref={hrefs.write} />
          </div>
        </Suspense>
      )}
    </section>
  );
}

/** True once it is about to be visible. */
function useNear() {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}
