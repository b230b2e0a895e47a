import { BadgePercent } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { CampaignDays, CampaignMark, CampaignMarkets } from '#app/components/staff/campaigns/campaign-cells.tsx';
import type { CampaignRow } from '#app/components/staff/campaigns/campaign-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/campaigns.ts';
import { campaignSource } from './campaign-source.server.ts';
import { switchCampaigns } from './switch-campaigns.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    list: await loadList(context.get(shopContext), context.get(visitContext), campaignSource, url.searchParams),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  return switchCampaigns({ shop: context.get(shopContext), visit: context.get(visitContext), form }, url.searchParams);
}

export default function StaffCampaigns({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('staff.campaigns');
  const on = useTranslations('fulfilment.webhooks');
  const { href } = useShop();
  const columns: Column<CampaignRow>[] = [
    { id: 'name', head: t('field.name'), sort: 'name', text: ({ name }) => name },
    { id: 'state', head: t('column.state'), sort: 'state', Cell: CampaignMark },
    { id: 'kind', head: t('column.kind'), text: ({ kind }) => t(`kind.${kind}.title`) },
    { id: 'code', head: t('field.code'), text: ({ code = '' }) => code },
    { id: 'markets', head: t('column.markets'), Cell: CampaignMarkets },
    { id: 'days', head: t('column.days'), Cell: CampaignDays },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      actions={
        <ButtonLink to={href('staffCampaign', { id: 'new' })} size="small">
          {t('add')}
        </ButtonLink>
      }
      name="staff-campaigns"
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => href('staffCampaign', { id })}
      searchHint={`${t('field.name')}, ${t('field.code')}`}
      presets={(['running', 'planned', 'paused', 'over'] as const).map((state) => ({
        text: t(`state.${state}`),
        query: `state=${state}`,
      }))}
      bulk={[
        { intent: 'on', text: on('switchOn') },
        { intent: 'off', text: on('switchOff') },
      ]}
      done={{ removed: t('removed') }}
      exportHref={href('staffExport', { list: 'campaigns' })}
      empty={{ title: t('none'), icon: <BadgePercent aria-hidden="true" /> }}
    />
  );
}
