import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ClientMark, ClientUse } from '#app/components/staff/clients/client-cells.tsx';
import type { ClientView } from '#app/components/staff/clients/client-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/clients.ts';
import { clientSource } from './client-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { list: await loadList(context.get(shopContext), context.get(visitContext), clientSource, url.searchParams) };
}

export default function StaffClients({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('staff.clients');
  const all = useTranslations('staff');
  const { href } = useShop();
  const columns: Column<ClientView>[] = [
    { id: 'name', head: all('field.name'), sort: 'name', text: ({ name }) => name },
    { id: 'state', head: all('campaigns.column.state'), Cell: ClientMark },
    {
      id: 'acts',
      head: t('actsAs'),
      text: ({ person, company, allMarkets, market }) =>
        [person, company, allMarkets ? t('allMarkets') : market].filter(Boolean).join(', '),
    },
    { id: 'scopes', head: t('scopes'), isLong: true, text: ({ scopes }) => scopes.join(', ') || t('noScopes') },
    { id: 'used', head: t('lastUsed'), sort: 'used', Cell: ClientUse },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      actions={
        <ButtonLink to={href('staffClient', { id: 'new' })} size="small">
          {t('add')}
        </ButtonLink>
      }
      name="staff-clients"
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => href('staffClient', { id })}
      searchHint={`${all('field.name')}, ${t('actsAs')}`}
      presets={[
        { text: t('active'), query: 'state=active' },
        { text: t('stopped'), query: 'state=stopped' },
      ]}
      empty={{ title: t('none'), icon: <KeyRound aria-hidden="true" /> }}
    />
  );
}
