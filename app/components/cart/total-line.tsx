import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';

/** A total with its label. */
type Props = { term: string; children?: ReactNode; hint?: string; className?: string };

export function TotalLine({ term, children, hint, className }: Props) {
  return (
    <div className={cx('flex flex-wrap justify-between gap-x-4', className)}>
      <dt className="min-w-0 flex-1 text-balance">{term}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
      {hint !== undefined && <dd className="w-full text-sm text-quiet">{hint}</dd>}
    </div>
  );
}

/** Tax that is unknown until there is an address. */
export function OpenTax() {
  const t = useTranslations('cart');
  return (
    <TotalLine term={t('summary.tax')} hint={t('explain.taxUnknown')}>
      {t('summary.tbd')}
    </TotalLine>
  );
}
