import type { ReactNode } from 'react';
import { cx } from '#app/ui/class-names.ts';

/** One of the sums, with what it is. */
export function TotalLine({ term, children, className }: { term: string; children?: ReactNode; className?: string }) {
  return (
    <div className={cx('flex justify-between gap-4', className)}>
      <dt className="min-w-0 text-balance">{term}</dt>
      <dd className="shrink-0 text-right">{children}</dd>
    </div>
  );
}
