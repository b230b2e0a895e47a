import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { type BadgeTone, badgeClasses } from './badge-style.ts';
import { cx } from './class-names.ts';

type Props = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode; className?: string };

/** A label: new, campaign, out of stock. */
export function Badge({ tone = 'neutral', icon, children, className }: Props) {
  return (
    <span className={badgeClasses(tone, className)}>
      {icon}
      {children}
    </span>
  );
}

/** A count beside an icon. `label` names what is counted. */
export function CountBadge({ count, label, className }: { count: number; label: string; className?: string }) {
  const { number } = useFormatter();
  return (
    <span
      className={cx(
        'grid h-5 min-w-5 place-items-center bg-signal px-1 text-xs font-bold tabular-nums text-ink',
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : number(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
