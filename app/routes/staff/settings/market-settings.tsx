import { useTranslations } from 'use-intl';
import { MarketPicker } from '#app/components/staff/settings/market-picker.tsx';
import { ReturnDaysForm } from '#app/components/staff/settings/return-days-form.tsx';
import { SettingSwitch } from '#app/components/staff/settings/setting-switch.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { marketIdIn, marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { refuse } from '#core/result.ts';
import { changeMarketSettings } from '#modules/market/change-market-settings.server.ts';
import { changeMarketSettingsInput } from '#modules/market/market-settings-schema.ts';
import { readReturnDays } from '#modules/returns/change-return-days.server.ts';
import type { Route } from './+types/market-settings.ts';
import { answerSwitch } from './answer-switch.server.ts';
import { changeReturnDaysAsAsked } from './change-return-days.server.ts';
import { listSettingRows } from './list-setting-rows.server.ts';
import { orProblem } from './or-problem.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const markets = marketsByName(visit);
  const marketId = marketIdIn(url.searchParams) ?? visit.market.marketId;
  const settings = await listSettingRows(context.get(shopContext), visit, { markets, marketId });
  const returns = await readReturnDays(context.get(shopContext), visit, { marketId });
  if (!returns.ok) throw notFound();
  return { markets, market: marketId, settings, returnDays: returns.value.days };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const marketId = marketIdIn(form);
  if (form.get('intent') === 'return-days') return changeReturnDaysAsAsked({ shop, visit, form }, url);
  const settings = changeMarketSettingsInput.safeParse([
    { key: form.get('key'), value: form.get('enabled') === 'true' },
  ]);
  const changed =
    settings.success && marketId !== undefined
      ? await changeMarketSettings(shop, visit, { marketId, settings: settings.data })
      : refuse({ code: 'invalid-input' });
  return answerSwitch(shop, visit, url, changed);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction);

export default function StaffMarketSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('staff.marketSettings');
  const { markets, market, settings, returnDays } = loaderData;
  const others = settings.filter(({ isKnown }) => !isKnown);
  const list = (rows: typeof settings) => (
    <ul className="divide-y divide-line">
      {rows.map((setting) => (
        <li key={`${market} ${setting.key}`}>
          <SettingSwitch setting={setting} market={market} />
        </li>
      ))}
    </ul>
  );
  return (
    <DetailPage title={t('title')} intro={t('intro')}>
      <MarketPicker markets={markets} chosen={market} />
      <div className="max-w-5xl border border-line bg-paper px-4">
        {list(settings.filter(({ isKnown }) => isKnown))}
      </div>
      <ReturnDaysForm key={`${market} ${returnDays}`} market={market} days={returnDays} answer={actionData} />
      {others.length > 0 && (
        <div className="max-w-5xl">
          <DetailSection title={t('others')} text={t('othersText')}>
            {list(others)}
          </DetailSection>
        </div>
      )}
    </DetailPage>
  );
}
