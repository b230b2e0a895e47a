import { UsersRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { MemberName, MemberTasks } from '#app/components/staff/members/member-cells.tsx';
import type { MemberView } from '#app/components/staff/members/member-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { staffTasks } from '#modules/auth/staff-tasks.ts';
import type { Route } from './+types/members.ts';
import { memberSource } from './member-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { list: await loadList(context.get(shopContext), context.get(visitContext), memberSource, url.searchParams) };
}

export default function StaffMembers({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('audit');
  const all = useTranslations('staff');
  const { href } = useShop();
  const columns: Column<MemberView>[] = [
    { id: 'name', head: all('field.name'), sort: 'name', Cell: MemberName },
    { id: 'email', head: t('members.email'), sort: 'email', text: ({ loginName }) => loginName },
    { id: 'tasks', head: t('members.tasks'), isLong: true, Cell: MemberTasks },
  ];
  return (
    <ListPage
      title={t('members.title')}
      intro={t('members.intro')}
      name="staff-members"
      list={list}
      columns={columns}
      keyOf={({ customerId }) => String(customerId)}
      nameOf={({ name }) => name}
      hrefOf={({ customerId }) => href('staffMember', { customerId: String(customerId) })}
      searchHint={`${all('field.name')}, ${t('members.email')}`}
      filters={[
        {
          name: 'task',
          label: t('members.tasks'),
          options: staffTasks.map((value) => ({ value, label: t(`task.${value}`) })),
        },
      ]}
      presets={[
        { text: t('members.noTask'), query: 'task=none' },
        { text: t('members.closed'), query: 'state=closed' },
      ]}
      done={{ saved: t('members.saved') }}
      empty={{ title: t('members.count', { count: 0 }), icon: <UsersRound aria-hidden="true" /> }}
    />
  );
}
