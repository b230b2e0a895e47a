import { useFormatter, useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import type { CardBadge, CardView } from './card-view.ts';

const looks: Record<CardBadge, string> = {
  promotion: 'bg-signal text-ink',
  news: 'bg-ink text-paper',
  bestseller: 'bg-paper text-ink shadow-[inset_0_0_0_1px_var(--color-line)]',
};

/** Badges before the name. */
export function Badges({ badges, className }: { badges: CardView['badges']; className?: string }) {
  const t = useTranslations('catalogue.badges');
  if (badges.length === 0) return null;
  return (
    <ul className={cx('flex flex-wrap gap-1', className)}>
      {badges.map((badge) => (
        <li key={badge} className={cx('px-2 py-1 text-xs font-semibold leading-none', looks[badge])}>
          {t(badge)}
        </li>
      ))}
    </ul>
  );
}

export function Stars({ stars }: { stars: NonNullable<CardView['stars']> }) {
  const t = useTranslations('catalogue.card');
  const format = useFormatter();
  const average = format.number(stars.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="flex items-center gap-1 text-sm text-quiet tabular-nums">
      <i className="mark-star size-3.5 text-ink" />
      <span aria-hidden="true">{`${average} (${stars.count})`}</span>
      <span className="sr-only">{t('stars', { average, count: stars.count })}</span>
    </p>
  );
}

/** Pictograms of the product's standards. */
export function StandardMarks({ standards, size = 24 }: { standards: CardView['standards']; size?: number }) {
  const t = useTranslations('catalogue.card');
  if (standards.length === 0) return null;
  return (
    <ul aria-label={t('standards')} className="flex flex-wrap gap-1">
      {standards.map(({ id, symbol }) => (
        <li key={id}>
          <img src={symbol} alt={id} title={id} width={size} height={size} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
