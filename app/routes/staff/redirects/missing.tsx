import { SearchX } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { MissingRow } from '#app/components/staff/redirects/redirect-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/missing.ts';
import { missingSource } from './redirect-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { list: await loadList(context.get(shopContext), context.get(visitContext), missingSource, url.searchParams) };
}

/** Requested addresses that do not exist. Each row leads to the form for its redirect. */
export default function StaffMissing({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('redirects');
  const day = useDay();
  const { number } = useFormatter();
  const { href } = useShop();
  const columns: Column<MissingRow>[] = [
    { id: 'path', head: t('field.from'), isLong: true, text: ({ path }) => path },
    { id: 'market', head: t('field.market'), text: ({ market }) => market },
    { id: 'requests', head: t('missing.requests'), isNumber: true, sort: 'requests', text: ({ n }) => number(n) },
    { id: 'last', head: t('missing.last'), text: (row) => day(row.day) },
  ];
  return (
    <ListPage
      title={t('missing.title')}
      intro={t('missing.intro')}
      actions={
        <ButtonLink to={href('staffRedirects')} kind="secondary" size="small">
          {t('title')}
        </ButtonLink>
      }
      list={list}
      columns={columns}
      keyOf={({ key }) => key}
      nameOf={({ path }) => path}
      hrefOf={({ path }) => `${href('staffRedirects')}?from=${encodeURIComponent(path)}`}
      name="staff-missing"
      searchHint={t('searchHint')}
      empty={{ title: t('missing.none'), icon: <SearchX aria-hidden="true" /> }}
    />
  );
}
