import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { iconButtonClasses } from './button-style.ts';
import { cx } from './class-names.ts';
import { type PageMark, pageWindow } from './page-window.ts';

type Props = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** Required if a page has two of them. */
  label?: string;
  className?: string;
};

/** Links to the pages of a list. Renders nothing for one page. */
export function Pagination({ page, pageCount, hrefOf, label, className }: Props) {
  const t = useTranslations('ui.pagination');
  if (pageCount < 2) return null;
  const marks = pageWindow(page, pageCount).map((mark, index) => ({
    mark,
    key: mark === 'gap' ? `gap ${index}` : mark,
  }));
  return (
    <nav aria-label={label ?? t('label')} className={cx('flex items-center gap-2', className)}>
      <Step to={page > 1 ? hrefOf(page - 1) : undefined} label={t('previous')} rel="prev">
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Step>
      <ol className="flex items-center font-display text-lg font-semibold tabular-nums">
        {marks.map(({ mark, key }) => (
          <li key={key} className={cx(mark !== page && 'max-sm:hidden')}>
            <Mark mark={mark} page={page} pageCount={pageCount} hrefOf={hrefOf} />
          </li>
        ))}
      </ol>
      <Step to={page < pageCount ? hrefOf(page + 1) : undefined} label={t('next')} rel="next">
        <ChevronRight aria-hidden="true" className="size-5" />
      </Step>
    </nav>
  );
}

/** Phones show only the current page and the total. */
function Mark({ mark, page, pageCount, hrefOf }: Pick<Props, 'page' | 'pageCount' | 'hrefOf'> & { mark: PageMark }) {
  const t = useTranslations('ui.pagination');
  if (mark === 'gap') return <span className="grid size-11 place-items-center text-quiet">…</span>;
  if (mark === page)
    return (
      <span aria-current="page" className="flex h-11 min-w-11 items-center justify-center bg-ink px-3 text-ground">
        <span className="sr-only">{t('page', { page })}</span>
        <span aria-hidden="true">
          {mark}
          <span className="sm:hidden"> / {pageCount}</span>
        </span>
      </span>
    );
  return (
    <Link
      to={hrefOf(mark)}
      aria-label={t('page', { page: mark })}
      className="grid h-11 min-w-11 place-items-center px-2 hover:shadow-[inset_0_-3px_0_var(--color-ink)]"
    >
      {mark}
    </Link>
  );
}

type StepProps = { to: string | undefined; label: string; rel: string; children: ReactNode };

function Step({ to, label, rel, children }: StepProps) {
  if (to === undefined)
    return (
      <span aria-hidden="true" className={iconButtonClasses({ kind: 'secondary', className: 'opacity-30' })}>
        {children}
      </span>
    );
  return (
    <Link to={to} rel={rel} aria-label={label} className={iconButtonClasses({ kind: 'secondary' })}>
      {children}
    </Link>
  );
}
