import { RotateCcw } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClasses } from '#app/ui/button-style.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageWidth } from '#app/ui/page-width.tsx';

/** Shown if the products could not be loaded, with a retry. */
export function ListFailed({ requestId }: { requestId: string | undefined }) {
  const t = useTranslations('catalogue.failed');
  const { pathname, search } = useLocation();
  return (
    <PageWidth className="py-8 md:py-12">
      <title>{`${t('title')} | Yrke`}</title>
      <EmptyState
        title={t('title')}
        actions={
          // A plain link, which also works if the scripts failed.
          <a href={pathname + search} className={buttonClasses({})}>
            <RotateCcw aria-hidden="true" className="size-5" />
            {t('retry')}
          </a>
        }
      >
        <p>{t('text')}</p>
        {requestId !== undefined && <p className="mt-2 text-sm">{t('requestId', { requestId })}</p>}
      </EmptyState>
    </PageWidth>
  );
}
