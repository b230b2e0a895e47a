import { useTranslations } from 'use-intl';
import type { ReviewQuestion } from '#modules/assortment/review-question.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSpread } from './review-spread.tsx';
import type { ReviewsView } from './reviews-view.ts';

type Props = { href: string; reviews: ReviewsView; onChoose: (question: ReviewQuestion) => void };

/** How the stars are spread, what to choose by, and what was chosen. */
export function ReviewResults({ href, reviews, onChoose }: Props) {
  const t = useTranslations('reviews');
  const { spread, total, entries } = reviews;
  return (
    <>
      <ReviewSpread spread={spread} />
      <div className="mt-6 border-t border-ink pt-5">
        <ReviewFilters href={href} reviews={reviews} onChoose={onChoose} />
      </div>
      <output className="my-4 block text-quiet">{total === 0 ? t('noneChosen') : t('total', { count: total })}</output>
      <ReviewList entries={entries} />
    </>
  );
}
