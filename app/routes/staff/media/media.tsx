import { Images } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { MediaThumb } from '#app/components/staff/media/media-thumb.tsx';
import { MediaUpload } from '#app/components/staff/media/media-upload.tsx';
import type { MediaView } from '#app/components/staff/media/media-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { listFolders } from '#modules/media-library/list-media.server.ts';
import { mediaKinds } from '#modules/media-library/media-item.ts';
import type { Route } from './+types/media.ts';
import { mediaSource } from './media-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const folders = await listFolders(shop, visit);
  return {
    list: await loadList(shop, visit, mediaSource, url.searchParams),
    folders: folders.ok ? folders.value.filter((folder) => folder !== '') : [],
    mayChange: mayDo(visit.claims, 'content'),
  };
}

export default function StaffMedia({ loaderData: { list, folders, mayChange } }: Route.ComponentProps) {
  const t = useTranslations('media-library');
  const day = useDay();
  const { number } = useFormatter();
  const { href } = useShop();
  const sizeOf = ({ width, height, megabytes }: MediaView) => {
    const size = `${number(megabytes, { maximumFractionDigits: 1 })} MB`;
    return width === undefined || height === undefined ? size : `${width} × ${height}, ${size}`;
  };
  const columns: Column<MediaView>[] = [
    { id: 'name', head: t('field.name'), text: ({ name }) => name },
    { id: 'picture', head: t('kind.picture'), Cell: MediaThumb },
    { id: 'folder', head: t('field.folder'), text: ({ folder }) => folder },
    { id: 'kind', head: t('field.kind'), text: ({ kind }) => t(`kind.${kind}`) },
    { id: 'size', head: t('size'), text: sizeOf, isWide: true },
    {
      id: 'alts',
      head: t('alts'),
      text: ({ missing }) => (missing.length === 0 ? t('altsDone') : t('altsMissing', { count: missing.length })),
    },
    { id: 'added', head: t('addedOn'), sort: 'added', text: (row) => day(row.day) },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      notice={
        mayChange && (
          <div className="mb-4">
            <DetailSection title={t('uploadTitle')}>
              <MediaUpload folders={folders} folder={list.filters.folder ?? ''} />
            </DetailSection>
          </div>
        )
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => href('staffMedium', { id })}
      name="staff-media"
      searchHint={t('searchHint')}
      filters={[
        {
          name: 'kind',
          label: t('field.kind'),
          options: mediaKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        { name: 'folder', label: t('field.folder'), options: folders.map((value) => ({ value, label: value })) },
      ]}
      done={{ removed: t('removed'), saved: t('saved') }}
      empty={{ title: t('none'), icon: <Images aria-hidden="true" /> }}
    />
  );
}
