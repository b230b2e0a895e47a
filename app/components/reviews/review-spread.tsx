import { useFormatter, useTranslations } from 'use-intl';
import type { ReviewsView } from './reviews-view.ts';

/** Number of reviews per star count. A feed may include more ratings than reviews. */
export function ReviewSpread({ spread, rated }: Pick<ReviewsView, 'spread' | 'rated'>) {
  const t = useTranslations('reviews');
  const { number } = useFormatter();
  const all = spread.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {rated > all && <p className="mb-2 text-sm text-quiet">{t('spreadOf', { count: all })}</p>}
      <dl aria-label={t('spread')} className="grid max-w-sm gap-1.5 text-sm">
        {spread.map(({ stars, count }) => (
          <div key={stars} className="grid grid-cols-[6.5rem_1fr_2.5rem] items-center gap-3">
            <dt>{t('filter.starCount', { count: stars })}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-2 bg-sunken">
                <span className="block h-full bg-ink" style={{ width: `${(count / all) * 100}%` }} />
              </span>
              <span className="tabular-nums text-quiet">{number(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
