import { FileInput } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ImportTime } from '#app/components/staff/imports/import-cells.tsx';
import type { ImportView } from '#app/components/staff/imports/import-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { JobMark } from '#app/work/job/job-mark.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/imports.ts';
import { importSource } from './import-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { list: await loadList(context.get(shopContext), context.get(visitContext), importSource, url.searchParams) };
}

export default function StaffImports({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('work.imports');
  const { number } = useFormatter();
  const { href } = useShop();
  const columns: Column<ImportView>[] = [
    { id: 'source', head: t('source'), text: ({ source }) => source },
    { id: 'state', head: t('state'), Cell: JobMark },
    { id: 'started', head: t('started'), sort: 'started', Cell: ImportTime },
    { id: 'accepted', head: t('accepted'), isNumber: true, text: ({ accepted }) => number(accepted) },
    { id: 'refused', head: t('refused'), isNumber: true, text: ({ refused }) => number(refused) },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      name="staff-imports"
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ source }) => t('import', { source })}
      hrefOf={({ id }) => href('staffImport', { id })}
      presets={[{ text: t('refusedOnly'), query: 'show=refused' }]}
      empty={{ title: t('none'), icon: <FileInput aria-hidden="true" /> }}
    />
  );
}
