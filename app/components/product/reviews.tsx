import { useFormatter, useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { ReviewsView, ReviewView } from './product-view.ts';
import { Stars } from './stars.tsx';
import { useDay } from './use-day.ts';

const shownAtOnce = 4;

/** What people say who wear it. Hidden where nobody has said anything, and while the service of reviews is down. */
export function Reviews({ reviews: { average, count, entries } }: { reviews: ReviewsView }) {
  const t = useTranslations('product');
  const format = useFormatter();
  const more = entries.slice(shownAtOnce);
  return (
    <section id="reviews" tabIndex={-1} aria-labelledby="reviews-title" className="scroll-mt-24 outline-none">
      <h2 id="reviews-title" className="font-display text-heading font-bold">
        {t('reviews.title')}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <span className="font-display text-4xl font-bold">
          {format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <Stars average={average} />
        <span className="text-quiet">{t('stars.count', { count })}</span>
      </p>
      {entries.length > 0 && <ReviewList entries={entries.slice(0, shownAtOnce)} />}
      {more.length > 0 && (
        <Disclosure label={t('reviews.more', { count: more.length })} className="mt-4">
          <ReviewList entries={more} />
        </Disclosure>
      )}
    </section>
  );
}

function ReviewList({ entries }: { entries: readonly ReviewView[] }) {
  const day = useDay('whole');
  return (
    <ul className="mt-4 grid gap-x-12 md:grid-cols-2">
      {entries.map(({ id, stars, title, text, author, date, language, languageName }) => (
        <li key={id} className="border-t border-line py-5">
          <Stars average={stars} />
          <div lang={language}>
            <h3 className="mt-2 font-semibold">{title}</h3>
            <p className="mt-1 text-pretty">{text}</p>
          </div>
          <p className="mt-2 text-sm text-quiet">
            {author} · {day(date)}
            {languageName && <span className="ml-2 border border-line px-1.5 py-0.5 text-xs">{languageName}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
