import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from './class-names.ts';

const sizes = { small: 'text-lg', medium: 'text-2xl', large: 'text-4xl' };

type Props = {
  /** Formatted with currency; nothing is calculated here. */
  current: ReactNode;
  /** Previous price; highlights the current one. */
  former?: ReactNode;
  /** "excl. VAT", "per pair". */
  hint?: ReactNode;
  size?: keyof typeof sizes;
  className?: string;
};

export function Price({ current, former, hint, size = 'medium', className }: Props) {
  const t = useTranslations('ui.price');
  const isReduced = former !== undefined && former !== null;
  return (
    <p className={cx('flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5', className)}>
      <span
        className={cx(
          'font-display font-bold leading-tight tabular-nums',
          sizes[size],
          isReduced && 'bg-signal px-1.5',
        )}
      >
        <span className="sr-only">{`${t('current')} `}</span>
        {current}
      </span>
      {isReduced && (
        <s className="text-sm text-quiet tabular-nums">
          <span className="sr-only">{`${t('former')} `}</span>
          {former}
        </s>
      )}
      {hint && <span className="text-sm text-quiet">{hint}</span>}
    </p>
  );
}
