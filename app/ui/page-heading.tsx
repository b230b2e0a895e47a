import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = {
  title: ReactNode;
  /** A short text above: the area, a date, a count. */
  eyebrow?: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** The header of a page, on a folding-rule line. */
export function PageHeading({ title, eyebrow, intro, actions, className }: Props) {
  return (
    <header className={className}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="min-w-0 max-w-3xl">
          {eyebrow && <p className="eyebrow mb-3 text-quiet">{eyebrow}</p>}
          <h1 className="font-display text-title font-bold text-balance wrap-anywhere">{title}</h1>
          {intro && <p className="mt-4 max-w-2xl text-lg text-pretty text-quiet">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <Ruler className="mt-6" />
    </header>
  );
}

/** A line with the marks of a folding rule, to separate large parts of a page. */
export function Ruler({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('ticks h-2.5 border-t border-ink text-ink', className)} />;
}
