import { useTranslations } from 'use-intl';
import { ChildrenTable } from '#app/components/company-settings/children-table.tsx';
import { CompanyChoice } from '#app/components/company-settings/company-choice.tsx';
import { EffectsNotice } from '#app/components/company-settings/effects-notice.tsx';
import { SettingsForm } from '#app/components/company-settings/settings-form.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { readHistoryPlace } from '#app/routes/history/history-place.server.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/settings.ts';
import { changeSettings } from './change-settings.server.ts';
import { companyOfQuery, loadSettings } from './load-settings.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { tabs } = await readHistoryPlace(shop, visit);
  return { tabs, ...(await loadSettings(shop, visit, url.searchParams)) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const companyId = companyOfQuery(url.searchParams);
  if (companyId === undefined) throw notFound();
  const form = await postedForm(request);
  return changeSettings({ shop: context.get(shopContext), visit: context.get(visitContext), form, companyId });
}

export default function CompanySettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('company-settings');
  const { href } = useShop();
  const done = useDone({ saved: t('saved') });
  const { tabs, settings, choice } = loaderData;
  if (!settings)
    return (
      <CompanyFrame page="companySettings" title={t('title')} intro={t('choose')} tabs={tabs}>
        <CompanyChoice {...choice} />
      </CompanyFrame>
    );
  const { companyId, name, others } = settings;
  return (
    <CompanyFrame page="companySettings" title={t('of', { company: name })} intro={t('intro')} tabs={tabs}>
      <p className="my-4">
        <TextLink to={href('companySettings')}>{t('another')}</TextLink>
      </p>
      {done}
      {actionData?.preview && (
        <EffectsNotice key={actionData.answerId} preview={actionData.preview} answer={actionData} />
      )}
      <div className="grid gap-6">
        <div>
          <SettingsForm
            key={actionData?.answerId ?? `stored ${companyId} ${settings.version}`}
            view={settings}
            answer={actionData}
            backHref={settings.mayChange ? href('administrateCompany', { customer_id: String(companyId) }) : undefined}
          />
        </div>
        <ChildrenTable view={settings} />
        {others.length > 0 && (
          <DetailSection title={t('others.title')} text={t('others.text')}>
            <p className="wrap-anywhere">{others.join(', ')}</p>
          </DetailSection>
        )}
      </div>
    </CompanyFrame>
  );
}
