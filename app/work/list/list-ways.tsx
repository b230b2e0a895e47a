import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { ListData } from './list-data.ts';
import { listHref } from './list-query.ts';
import { atRows } from './use-start-at-rows.ts';

type Props = {
  list: Pick<ListData<unknown>, 'next' | 'previous' | 'sizes' | 'size'>;
  exportHref: string | undefined;
};

const files = [
  { kind: 'csv', name: 'CSV' },
  { kind: 'xlsx', name: 'Excel' },
];

/** Links to the other parts of the list, to longer ones, and to the export. */
export function ListWays({ list: { next, previous, sizes, size }, exportHref }: Props) {
  const t = useTranslations('work.list');
  const [address] = useSearchParams();
  const fileHref = (kind: string) => `${exportHref}${listHref(address, { file: kind })}`;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-4 text-sm">
      {exportHref !== undefined && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet">
          <span className="flex items-center gap-1.5">
            <Download aria-hidden="true" className="size-4" />
            {t('export')}
          </span>
          {files.map(({ kind, name }) => (
            <a
              key={kind}
              href={fileHref(kind)}
              download
              className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-ink"
            >
              {name}
            </a>
          ))}
        </p>
      )}
      {sizes.length > 1 && (size > Math.min(...sizes) || next !== undefined) && (
        <nav aria-label={t('sizes')} className="flex flex-wrap items-center gap-x-1 text-quiet">
          <span aria-hidden="true">{t('sizes')}</span>
          {sizes.map((one) => (
            <Link
              key={one}
              to={listHref(address, { size: String(one) })}
              state={atRows}
              aria-current={one === size ? 'true' : undefined}
              className={cx(
                'inline-flex h-9 min-w-9 items-center justify-center px-2',
                one === size ? 'font-semibold text-ink' : 'underline underline-offset-4 hover:text-ink',
              )}
            >
              {one}
            </Link>
          ))}
        </nav>
      )}
      {(next ?? previous) !== undefined && (
        <nav aria-label={t('ways')} className="ml-auto flex gap-2">
          {previous !== undefined && (
            <ButtonLink
              to={listHref(address, { before: previous })}
              state={atRows}
              rel="prev"
              kind="secondary"
              size="small"
            >
              <ChevronLeft aria-hidden="true" className="size-4" />
              {t('previous')}
            </ButtonLink>
          )}
          {next !== undefined && (
            <ButtonLink to={listHref(address, { after: next })} state={atRows} rel="next" kind="secondary" size="small">
              {t('next')}
              <ChevronRight aria-hidden="true" className="size-4" />
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}
