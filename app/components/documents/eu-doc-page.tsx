import { FileSearch, Search, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { DeclarationList } from './declaration-list.tsx';
import type { EuDocView } from './eu-doc-view.ts';

/** Search for declarations of conformity by product number or name. The search is part of the address, so it can be shared. */
export function EuDocPage({ view }: { view: EuDocView }) {
  const t = useTranslations('documents');
  const { text, result, note } = view;
  return (
    <>
      <title>{`${text === '' ? '' : `${text} | `}${t('title')} | Yrke`}</title>
      <meta name="description" content={t('intro')} />
      {text !== '' && <meta name="robots" content="noindex" />}
      <PageHeading title={t('title')} intro={t('intro')} className="mb-8" />
      <search aria-label={t('title')}>
        <form method="get" className="mb-10 flex max-w-3xl items-start gap-3">
          <TextField
            key={text}
            name="q"
            type="search"
            label={t('searchLabel')}
            hint={t('searchHint')}
            defaultValue={text}
            maxLength={200}
            autoComplete="off"
            before={<Search aria-hidden="true" className="size-5" />}
            className="flex-1"
          />
          <Button type="submit" className="mt-6.5 min-h-12 max-sm:px-4">
            {t('search')}
          </Button>
        </form>
      </search>
      {result === undefined ? (
        <EmptyState icon={<FileSearch aria-hidden="true" />} title={t('startTitle')}>
          <p>{t('startText')}</p>
        </EmptyState>
      ) : (
        <Result view={view} result={result} />
      )}
      {note && (
        <aside className="mt-16 max-w-3xl border-t border-line pt-6">
          {note.heading !== '' && <h2 className="font-display text-subheading font-semibold">{note.heading}</h2>}
          {note.text !== '' && <p className="mt-2 leading-relaxed">{note.text}</p>}
          {note.footer !== '' && <p className="mt-4 text-sm text-quiet">{note.footer}</p>}
        </aside>
      )}
    </>
  );
}

function Result({ view, result }: { view: EuDocView; result: NonNullable<EuDocView['result']> }) {
  const t = useTranslations('documents');
  const { href } = useShop();
  const { found, total, page, pageCount, didYouMean } = result;
  const hrefOf = (text: string, at = 1) =>
    `${href('euDoc')}?${new URLSearchParams({ q: text, ...(at > 1 && { page: String(at) }) })}`;
  const link = (words: ReactNode) => (
    <PageLink href={hrefOf(didYouMean ?? '')} className="font-semibold underline underline-offset-4">
      {words}
    </PageLink>
  );
  return (
    <>
      {total === 0 ? (
        <EmptyState icon={<SearchX aria-hidden="true" />} title={t('noneTitle', { text: view.text })}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <h2 className="font-display text-subheading font-semibold">{t('found', { count: total })}</h2>
      )}
      {didYouMean !== undefined && <p className="mt-4">{t.rich('didYouMean', { text: didYouMean, link })}</p>}
      {total > 0 && <DeclarationList key={`${view.text} ${page}`} view={view} found={found} page={page} />}
      <Pagination page={page} pageCount={pageCount} hrefOf={(at) => hrefOf(view.text, at)} className="mt-8" />
    </>
  );
}
