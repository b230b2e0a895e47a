import { ChevronRight, History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ChangeSearch } from '#app/components/staff/history/change-search.tsx';
import { ChangeTable } from '#app/components/staff/history/change-table.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/history.ts';
import { loadHistory } from './load-history.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadHistory(context.get(shopContext), context.get(visitContext), url.searchParams);
}

export default function StaffHistory({ loaderData: { search, changes, olderHref } }: Route.ComponentProps) {
  const t = useTranslations('audit.changes');
  return (
    <DetailPage title={t('title')} intro={t('intro')}>
      <ChangeSearch query={search} />
      {changes.length === 0 ? (
        <EmptyState title={t('none')} icon={<History aria-hidden="true" />} className="mt-8" />
      ) : (
        <ChangeTable changes={changes} />
      )}
      {olderHref !== undefined && (
        <nav aria-label={t('pages')} className="mt-6 flex justify-end">
          <ButtonLink to={olderHref} rel="next" kind="secondary">
            {t('older')}
            <ChevronRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </nav>
      )}
    </DetailPage>
  );
}
