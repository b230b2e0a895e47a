import { ChevronLeft, ChevronRight, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClasses } from '#app/ui/button-style.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ListView } from './history-views.ts';
import { ListSearch, type StateOption } from './list-search.tsx';

type Props = {
  list: ListView<unknown>;
  states?: { label: string; options: readonly StateOption[] };
  searchHint: string;
  isMaintained: boolean;
  /** Shown if the list has no rows. */
  empty: ReactNode;
  /** Actions for the whole list. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The frame of a list: filters, a text if it is empty, and links to the other parts. */
export function ListFrame({ list, states, searchHint, isMaintained, empty, tools, children }: Props) {
  const t = useTranslations('history');
  const isEmpty = list.items.length === 0;
  const isWhole = isEmpty && !list.isNarrowed && list.isBeginning;
  return (
    <>
      {isMaintained && (
        <Notice title={t('maintained.title')} className="mt-8">
          {t('maintained.text')}
        </Notice>
      )}
      {isWhole ? (
        <div className="mt-10">{empty}</div>
      ) : (
        <>
          <ListSearch list={list} states={states} searchHint={searchHint} />
          <div className="mt-8">
            {isEmpty ? (
              <EmptyState
                title={t('none.title')}
                icon={<SearchX aria-hidden="true" />}
                actions={
                  <Link to="?" className={buttonClasses({ kind: 'secondary' })}>
                    {t('filter.clear')}
                  </Link>
                }
              >
                {t('none.text')}
              </EmptyState>
            ) : (
              <>
                {tools && <div className="mb-4">{tools}</div>}
                {children}
              </>
            )}
          </div>
          <Ways list={list} />
        </>
      )}
    </>
  );
}

function Ways({ list: { previousHref, nextHref } }: Pick<Props, 'list'>) {
  const t = useTranslations('history.ways');
  if (!previousHref && !nextHref) return null;
  const looks = buttonClasses({ kind: 'secondary' });
  return (
    <nav aria-label={t('label')} className="mt-8 flex flex-wrap items-center justify-between gap-3">
      {previousHref ? (
        <Link to={previousHref} rel="prev" className={looks}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          {t('previous')}
        </Link>
      ) : (
        <span />
      )}
      {nextHref && (
        <Link to={nextHref} rel="next" className={looks}>
          {t('next')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      )}
    </nav>
  );
}
