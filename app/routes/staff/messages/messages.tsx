import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { StaffMessage } from '#app/components/staff/messages/message-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/messages.ts';
import { messageSource } from './message-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { list: await loadList(context.get(shopContext), context.get(visitContext), messageSource, url.searchParams) };
}

export default function StaffMessages({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('contact');
  const day = useDay();
  const { href } = useShop();
  const columns: Column<StaffMessage>[] = [
    { id: 'name', head: t('field.name'), text: ({ name }) => name },
    { id: 'topic', head: t('field.topic'), text: ({ topic }) => t(`topic.${topic}`) },
    { id: 'body', head: t('field.body'), isLong: true, text: ({ body }) => body.slice(0, 160) },
    { id: 'market', head: t('staff.market'), text: ({ market }) => market },
    { id: 'written', head: t('staff.written'), sort: 'written', text: (row) => day(row.day) },
  ];
  const state = list.filters.state ?? 'waiting';
  return (
    <ListPage
      title={t('staff.title')}
      intro={t('staff.intro')}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => href('staffMessage', { id })}
      name="staff-messages"
      allText={t('staff.state.waiting')}
      presets={[
        { text: t('staff.state.answered'), query: 'state=answered' },
        { text: t('staff.state.closed'), query: 'state=closed' },
      ]}
      searchHint={t('staff.searchHint')}
      done={{ answered: t('staff.answered'), closed: t('staff.closed') }}
      empty={{ title: t(state === 'waiting' ? 'staff.none' : 'staff.noneFound'), icon: <Mail aria-hidden="true" /> }}
    />
  );
}
