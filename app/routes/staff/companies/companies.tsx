import { Building2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { ApplicationView } from '#app/components/staff/companies/application-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/companies.ts';
import { applicationSource } from './application-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    list: await loadList(context.get(shopContext), context.get(visitContext), applicationSource, url.searchParams),
  };
}

export default function StaffCompanies({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('staff.companies');
  const field = useTranslations('login.apply');
  const day = useDay();
  const { href } = useShop();
  const columns: Column<ApplicationView>[] = [
    { id: 'name', head: field('companyName'), text: ({ companyName }) => companyName },
    { id: 'contact', head: field('group.contact'), text: ({ contact }) => contact },
    { id: 'email', head: field('emailAddress'), text: ({ emailAddress }) => emailAddress },
    { id: 'market', head: t('market'), text: ({ market }) => market },
    { id: 'applied', head: t('applied'), sort: 'applied', text: (row) => day(row.day) },
  ];
  const state = list.filters.state ?? 'waiting';
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      actions={
        <ButtonLink to={href('administrateCompanies')} kind="secondary" size="small">
          {t('all')}
        </ButtonLink>
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ companyName }) => companyName}
      hrefOf={({ id }) => href('staffCompany', { id })}
      name="staff-companies"
      allText={t('state.waiting')}
      presets={[
        { text: t('state.accepted'), query: 'state=accepted' },
        { text: t('state.refused'), query: 'state=refused' },
      ]}
      searchHint={t('searchHint')}
      done={{ accepted: t('accepted'), refused: t('refused') }}
      empty={{ title: t(state === 'waiting' ? 'none' : 'noneFound'), icon: <Building2 aria-hidden="true" /> }}
    />
  );
}
