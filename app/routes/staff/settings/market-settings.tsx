import { useTranslations } from 'use-intl';
import { MarketPicker } from '#app/components/staff/settings/market-picker.tsx';
import { SettingSwitch } from '#app/components/staff/settings/setting-switch.tsx';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { marketIdIn, marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { refuse } from '#core/result.ts';
import { changeMarketSettings } from '#modules/market/change-market-settings.server.ts';
import { changeMarketSettingsInput } from '#modules/market/market-settings-schema.ts';
import type { Route } from './+types/market-settings.ts';
import { answerSwitch } from './answer-switch.server.ts';
import { listSettingRows } from './list-setting-rows.server.ts';
import { orProblem } from './or-problem.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const markets = marketsByName(visit);
  const marketId = marketIdIn(url.searchParams) ?? visit.market.marketId;
  const settings = await listSettingRows(context.get(shopContext), visit, { markets, marketId });
  return { markets, market: marketId, settings };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const marketId = marketIdIn(form);
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

export default function StaffMarketSettings({ loaderData: { markets, market, settings } }: Route.ComponentProps) {
  const t = useTranslations('staff.marketSettings');
  const others = settings.filter(({ isKnown }) => !isKnown);
  const list = (rows: typeof settings) => (
    <ul className="max-w-4xl divide-y divide-line border-y border-line">
      {rows.map((setting) => (
        <li key={`${market} ${setting.key}`}>
          <SettingSwitch setting={setting} market={market} />
        </li>
      ))}
    </ul>
  );
  return (
    <StaffFrame page="staffMarketSettings" title={t('title')} intro={t('intro')}>
      <MarketPicker markets={markets} chosen={market} />
      <div className="mt-8">{list(settings.filter(({ isKnown }) => isKnown))}</div>
      {others.length > 0 && (
        <section aria-labelledby="other-settings" className="mt-14">
          <h2 id="other-settings" className="font-display text-heading font-bold">
            {t('others')}
          </h2>
          <p className="mt-2 mb-5 max-w-2xl text-quiet">{t('othersText')}</p>
          {list(others)}
        </section>
      )}
    </StaffFrame>
  );
}
