import { useTranslations } from 'use-intl';
import { Stars } from '#app/components/product/stars.tsx';
import type { StaffReview } from './review-view.ts';

type Props = { row: StaffReview };

export function ReviewStars({ row: { stars } }: Props) {
  return <Stars average={stars} />;
}

/** The beginning of a review, enough to decide on most of them without opening. */
export function ReviewWords({ row: { title, text, language } }: Props) {
  const t = useTranslations('staff.reviews');
  if (!title && !text) return <span className="text-quiet">{t('noWords')}</span>;
  return (
    <span lang={language} className="line-clamp-2 max-w-2xl text-pretty">
      {title && <span className="font-semibold">{title} </span>}
      {text}
    </span>
  );
}
