import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { CampaignForm } from '#app/components/staff/campaigns/campaign-form.tsx';
import { CampaignKindList } from '#app/components/staff/campaigns/campaign-kind-list.tsx';
import { CampaignStateBadge } from '#app/components/staff/campaigns/campaign-state.tsx';
import { CampaignTrial } from '#app/components/staff/campaigns/campaign-trial.tsx';
import { SwitchForm } from '#app/components/staff/settings/switch-form.tsx';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { useDone } from '#app/components/staff/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
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
  const done = useDone({ saved: t('saved') });
  const returned = actionData && 'values' in actionData ? actionData : undefined;
  if (!form)
    return (
      <StaffFrame page="staffCampaigns" title={t('add')} intro={t('chooseKind')}>
        <CampaignKindList kinds={kinds} />
      </StaffFrame>
    );
  return (
    <StaffFrame
      page="staffCampaigns"
      title={campaign?.name ?? t('add')}
      intro={campaign ? t(`kind.${form.kind}.title`) : t('startsPaused')}
    >
      {done}
      {campaign && (
        <div className="mb-10 max-w-3xl border border-line bg-paper px-6">
          <SwitchForm label={t('active')} hint={t('activeHint')} isOn={campaign.isActive} fields={{}}>
            <p className="mt-3">
              <CampaignStateBadge state={campaign.state} />
            </p>
          </SwitchForm>
        </div>
      )}
      <CampaignForm
        key={returned?.answerId ?? 'stored'}
        form={returned ? { ...form, values: returned.values } : form}
        problems={returned?.problems ?? {}}
        isNew={!campaign}
      />
      {campaign && (
        <>
          <div className="mt-14">
            <CampaignTrial trial={campaign.trial} system={campaign.system} />
          </div>
          <Disclosure label={t('remove')} className="mt-14 border-t border-line pt-6">
            <p className="max-w-2xl text-quiet">{t('removeText')}</p>
            <Form method="post" className="mt-4">
              <input type="hidden" name="intent" value="remove" />
              <Button type="submit" kind="danger">
                {t('removeNow')}
              </Button>
            </Form>
          </Disclosure>
        </>
      )}
    </StaffFrame>
  );
}
