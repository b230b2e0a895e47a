import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from './class-names.ts';

const tones = {
  note: { Icon: Info, looks: 'border-line bg-paper shadow-[inset_4px_0_0_var(--color-ink)]', icon: '' },
  success: {
    Icon: CircleCheck,
    looks: 'border-success/30 bg-success-soft shadow-[inset_4px_0_0_var(--color-success)]',
    icon: 'text-success',
  },
  warn: {
    Icon: TriangleAlert,
    looks: 'border-warn/30 bg-warn-soft shadow-[inset_4px_0_0_var(--color-warn)]',
    icon: 'text-warn',
  },
  danger: {
    Icon: OctagonAlert,
    looks: 'border-danger/30 bg-danger-soft shadow-[inset_4px_0_0_var(--color-danger)]',
    icon: 'text-danger',
  },
};

type Props = {
  tone?: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announced by screen readers when it appears later. */
  isLive?: boolean;
  className?: string;
};

/** A message in the flow of the page. */
export function Notice({ tone = 'note', title, children, actions, isLive = false, className }: Props) {
  const t = useTranslations('ui.tone');
  const { Icon, looks, icon } = tones[tone];
  return (
    <div
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx('flex gap-3.5 border py-4 pl-5 pr-4', looks, className)}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{`${t(tone)}: `}</span>
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={cx(title ? 'mt-1' : undefined)}>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
