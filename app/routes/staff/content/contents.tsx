import { FileText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { ContentRow } from '#app/components/staff/content/content-view.ts';
import { LiveLink } from '#app/components/staff/content/live-link.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { languages } from '#core/locale.ts';
import { draftStates } from '#modules/content-editor/draft.ts';
import type { Route } from './+types/contents.ts';
import { contentSource } from './content-source.server.ts';
import { marketNames } from './market-names.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const markets = marketNames(visit);
  return {
    list: await loadList(context.get(shopContext), visit, contentSource, url.searchParams),
    // The list of the own market is what a visitor sees who has chosen none.
    here: markets.find(({ code }) => code === visit.market.code)?.name,
    others: markets.filter(({ code }) => code !== visit.market.code),
  };
}

export default function StaffContents({ loaderData: { list, here, others } }: Route.ComponentProps) {
  const t = useTranslations('content-editor');
  const { href, language } = useShop();
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const time = useMoment('day');
  const nameOf = ({ title, slug, isGeneral }: ContentRow) => (isGeneral ? t('general') : title || slug);
  const columns: Column<ContentRow>[] = [
    { id: 'title', head: t('page.name'), sort: 'title', text: nameOf },
    { id: 'slug', head: t('new.slug'), text: ({ slug }) => slug },
    { id: 'language', head: t('column.language'), text: (row) => names.of(row.language) ?? row.language },
    {
      id: 'state',
      head: t('column.state'),
      text: ({ state, isChanged, isInherited, isStopped }) =>
        [
          t(`state.${state}`),
          isStopped
            ? t('stopped.short')
            : isInherited
              ? t('inherited')
              : isChanged && state === 'live'
                ? t('changed')
                : '',
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      id: 'translation',
      head: t('translation.title'),
      text: ({ translation, missing }) =>
        [
          t(`translation.${translation}`),
          ...(missing.length > 0 ? [`${t('translation.missing')}: ${missing.join(', ').toUpperCase()}`] : []),
        ].join(' · '),
    },
    { id: 'author', head: t('column.author'), text: ({ author }) => author },
    {
      id: 'changed',
      head: t('column.changed'),
      sort: 'changed',
      text: ({ changedAt }) => time(new Date(changedAt)),
    },
    { id: 'shop', head: t('inShop'), Cell: ShopLink },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      actions={
        <ButtonLink to={href('staffContent', { id: 'new' })} size="small">
          {t('new.title')}
        </ButtonLink>
      }
      name="staff-content"
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={(row) => `${nameOf(row)} (${row.language})`}
      hrefOf={({ id }) => href('staffContent', { id })}
      searchHint={`${t('page.name')}, ${t('new.slug')}, ${t('column.author')}`}
      filters={[
        {
          name: 'market',
          label: t('preview.market'),
          placeholder: here,
          options: [
            { value: 'all', label: t('new.allMarkets') },
            ...others.map(({ code, name }) => ({ value: code, label: name })),
          ],
        },
        {
          name: 'language',
          label: t('column.language'),
          options: languages.map((value) => ({ value, label: names.of(value) ?? value })),
        },
      ]}
      presets={[
        ...draftStates.map((state) => ({ text: t(`state.${state}`), query: `state=${state}` })),
        { text: t('translation.outdated'), query: 'translation=outdated' },
        { text: t('translation.missing'), query: 'translation=missing' },
      ]}
      done={{ archived: t('archive.done') }}
      empty={{ title: t('none'), icon: <FileText aria-hidden="true" /> }}
    />
  );
}

function ShopLink({ row: { title, slug, liveUrl, language } }: { row: ContentRow }) {
  return liveUrl === undefined ? null : <LiveLink url={liveUrl} of={`${title || slug} (${language})`} />;
}
