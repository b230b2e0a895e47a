import { MessageSquareText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { ReviewQuestion } from '#modules/assortment/review-question.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewSpread } from './review-spread.tsx';
import type { ReviewsView } from './reviews-view.ts';

type Props = {
  href: string;
  writeHref: string;
  reviews: ReviewsView;
  /** Heading level of a review's title. */
  heading: 'h2' | 'h3';
  onChoose: (question: ReviewQuestion) => void;
};

/** Distribution of stars, filters and the matching reviews. */
export function ReviewResults({ href, writeHref, reviews, heading, onChoose }: Props) {
  const t = useTranslations('reviews');
  const words = useTranslations('product');
  const { spread, rated, total, entries } = reviews;
  if (spread.every(({ count }) => count === 0))
    return (
      <EmptyState
        title={t('empty.title')}
        icon={<MessageSquareText aria-hidden="true" />}
        actions={<ButtonLink to={writeHref}>{words('reviews.write')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
    );
  return (
    <>
      <ReviewSpread spread={spread} rated={rated} />
      <div className="mt-6 border-t border-ink pt-5">
        <ReviewFilters href={href} reviews={reviews} onChoose={onChoose} />
      </div>
      <output className="my-4 block text-quiet">{total === 0 ? t('noneChosen') : t('total', { count: total })}</output>
      <ReviewList entries={entries} heading={heading} />
    </>
  );
}
