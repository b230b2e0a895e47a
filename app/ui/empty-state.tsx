import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = { title: ReactNode; children?: ReactNode; icon?: ReactNode; actions?: ReactNode; className?: string };

/** An empty state: the reason and possible actions. */
export function EmptyState({ title, children, icon, actions, className }: Props) {
  return (
    <section className={cx('hatch grid place-items-center border border-line px-5 py-14 md:py-20', className)}>
      <div className="grid max-w-lg justify-items-center bg-ground px-6 py-5 text-center md:px-10">
        {icon && <span className="mb-4 [&>svg]:size-10 [&>svg]:stroke-[1.25]">{icon}</span>}
        <h2 className="font-display text-heading font-bold text-balance">{title}</h2>
        {children && <div className="mt-2 text-quiet text-pretty">{children}</div>}
        {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
      </div>
    </section>
  );
}
