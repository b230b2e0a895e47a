import { type ReactNode, useId } from 'react';
import { cx } from '#app/ui/class-names.ts';
import type { Back } from '#app/work/back-link.tsx';
import { PageHead } from '#app/work/page-head.tsx';

type Props = {
  title: string;
  /** Accessible name of the page, if it differs from the title. */
  label?: string;
  intro?: ReactNode;
  back?: Back;
  status?: ReactNode;
  actions?: ReactNode;
  /** Facts for reference, beside the sections on wide screens. */
  side?: ReactNode;
  /** In one column, the facts precede the sections. */
  isSideFirst?: boolean;
  /** Notices above the sections. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Page of one object: state and actions at the top, sections below, facts at the side. */
export function DetailPage({
  title,
  label,
  intro,
  back,
  status,
  actions,
  side,
  isSideFirst = false,
  notice,
  children,
}: Props) {
  return (
    <article aria-label={label ?? title}>
      <PageHead title={title} intro={intro} back={back} status={status} actions={actions} />
      {notice}
      <div className={side ? 'grid gap-4 min-[1200px]:grid-cols-[minmax(0,1fr)_22rem]' : 'grid gap-4'}>
        <div className="grid min-w-0 content-start gap-4">{children}</div>
        {side && (
          <div className={cx('grid min-w-0 content-start gap-4', isSideFirst && 'max-[1199px]:order-first')}>
            {side}
          </div>
        )}
      </div>
    </article>
  );
}

type SectionProps = { title: string; text?: ReactNode; actions?: ReactNode; isFlush?: boolean; children: ReactNode };

/** A bordered section of a screen. */
export function DetailSection({ title, text, actions, isFlush = false, children }: SectionProps) {
  const id = useId();
  return (
    // A flush section contains a table, which has its own name.
    <section aria-labelledby={isFlush ? undefined : id} className="min-w-0 border border-line bg-paper">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pt-3">
        <h2 id={id} className="font-display text-xl font-semibold">
          {title}
        </h2>
        {actions}
      </div>
      {text && <p className="max-w-3xl px-4 text-sm text-quiet text-pretty">{text}</p>}
      <div className={isFlush ? 'mt-2' : 'px-4 pt-2 pb-4'}>{children}</div>
    </section>
  );
}
