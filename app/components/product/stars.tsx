import { Star } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

/** Five stars, filled to the average; read as a number by screen readers. */
export function Stars({ average }: { average: number }) {
  const t = useTranslations('product.stars');
  const format = useFormatter();
  const row = (isFilled: boolean) => (
    <span className="flex">
      {Array.from({ length: 5 }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a star is its place in the row
        <Star key={place} className="size-4.5 shrink-0" fill={isFilled ? 'currentColor' : 'none'} strokeWidth={1.5} />
      ))}
    </span>
  );
  return (
    <span className="inline-block align-middle">
      <span aria-hidden="true" className="relative block">
        {row(false)}
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(average / 5) * 100}%` }}>
          {row(true)}
        </span>
      </span>
      <span className="sr-only">{t('label', { average: format.number(average, { maximumFractionDigits: 1 }) })}</span>
    </span>
  );
}

/** The stars in the page head link to the reviews. */
export function StarsLink({ average, count }: { average: number; count: number }) {
  const t = useTranslations('product.stars');
  return (
    <a href="#reviews" className="group inline-flex min-h-9 items-center gap-2">
      <Stars average={average} />
      <span className="underline decoration-1 underline-offset-4 group-hover:decoration-2">
        {t('count', { count })}
      </span>
    </a>
  );
}
