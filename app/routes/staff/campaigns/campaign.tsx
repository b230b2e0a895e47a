import { useTranslations } from 'use-intl';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { CampaignForm } from '#app/components/staff/campaigns/campaign-form.tsx';
import { CampaignKindList } from '#app/components/staff/campaigns/campaign-kind-list.tsx';
import { CampaignSide } from '#app/components/staff/campaigns/campaign-side.tsx';
import { CampaignStateBadge } from '#app/components/staff/campaigns/campaign-state.tsx';
import { CampaignTrial } from '#app/components/staff/campaigns/campaign-trial.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/campaign.ts';
import { changeCampaigns } from './change-campaigns.server.ts';
import { loadCampaign } from './load-campaign.server.ts';

export function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  return loadCampaign(context.get(shopContext), context.get(visitContext), { id, query: url.searchParams });
}

export async function action({ context, request, params: { id }, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeCampaigns({ shop: context.get(shopContext), visit: context.get(visitContext), form, url, id });
}

export default function StaffCampaign({ loaderData: { kinds, form, campaign }, actionData }: Route.ComponentProps) {
  const t = useTranslations('staff.campaigns');
  const { href } = useShop();
  const done = useDone({ saved: t('saved') });
  const returned = actionData && 'values' in actionData ? actionData : undefined;
  const back = { href: href('staffCampaigns'), text: t('title') };
  if (!form)
    return (
      <DetailPage title={t('add')} intro={t('chooseKind')} back={back}>
        <CampaignKindList kinds={kinds} />
      </DetailPage>
    );
  return (
    <DetailPage
      title={campaign?.name ?? t('add')}
      intro={campaign ? t(`kind.${form.kind}.title`) : t('startsPaused')}
      back={back}
      status={campaign && <CampaignStateBadge state={campaign.state} />}
      notice={done}
      side={campaign && <CampaignSide isActive={campaign.isActive} />}
    >
      <CampaignForm
        key={returned?.answerId ?? 'stored'}
        form={returned ? { ...form, values: returned.values } : form}
        problems={returned?.problems ?? {}}
        isNew={!campaign}
      />
      {campaign && <CampaignTrial trial={campaign.trial} system={campaign.system} />}
    </DetailPage>
  );
}
