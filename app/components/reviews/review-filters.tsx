import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { type ReviewQuestion, readReviewQuestion, reviewSorts } from '#modules/assortment/review-question.ts';
import type { ReviewsView } from './reviews-view.ts';

type Props = {
  /** The page with all reviews, which processes the form without scripts. */
  href: string;
  reviews: Pick<ReviewsView, 'question' | 'languages'>;
  onChoose: (question: ReviewQuestion) => void;
};

/** Filters and order of reviews. Changes apply at once; without scripts by a button. */
export function ReviewFilters({ href, reviews: { question, languages }, onChoose }: Props) {
  const t = useTranslations('reviews');
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') chosen.set(name, value);
    onChoose(readReviewQuestion(chosen));
  };
  const { stars, language, withText, sort } = question;
  return (
    <form
      action={href}
      aria-label={t('filter.label')}
      onChange={choose}
      onSubmit={choose}
      className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,14rem))_auto_auto]"
    >
      <Select
        name="stars"
        label={t('filter.stars')}
        placeholder={t('filter.allStars')}
        options={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: t('filter.starCount', { count }) }))}
        defaultValue={stars ?? ''}
      />
      <Select
        name="language"
        label={t('filter.language')}
        placeholder={t('filter.allLanguages')}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={language ?? ''}
      />
      <Select
        name="sort"
        label={t('filter.sort')}
        options={reviewSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        defaultValue={sort}
      />
      <Checkbox name="withText" value="true" label={t('filter.withText')} defaultChecked={withText} />
      <noscript>
        <Button type="submit" kind="secondary">
          {t('filter.show')}
        </Button>
      </noscript>
    </form>
  );
}
