import { useFormatter, useTranslations } from 'use-intl';
import { Stars } from '#app/components/product/stars.tsx';

/** Average rating and number of ratings. */
export function RatingLine({ average, count }: { average: number; count: number }) {
  const t = useTranslations('product');
  const format = useFormatter();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-3">
      <span className="font-display text-4xl font-bold">
        {format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
      </span>
      <Stars average={average} />
      <span className="text-quiet">{t('stars.count', { count })}</span>
    </p>
  );
}
