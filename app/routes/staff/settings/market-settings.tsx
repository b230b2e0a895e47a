import { useTranslations } from 'use-intl';
import { DaysForm } from '#app/components/staff/settings/days-form.tsx';
import { MarketPicker } from '#app/components/staff/settings/market-picker.tsx';
import { SettingSwitch } from '#app/components/staff/settings/setting-switch.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { marketIdIn, marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { refuse } from '#core/result.ts';
import { changeMarketSettings } from '#modules/market/change-market-settings.server.ts';
import { changeMarketSettingsInput } from '#modules/market/market-settings-schema.ts';
import { readReservationDays } from '#modules/pending-order/change-reservation-days.server.ts';
import { readReturnDays } from '#modules/returns/change-return-days.server.ts';
import type { Route } from './+types/market-settings.ts';
import { answerSwitch } from './answer-switch.server.ts';
import { changeDaysFromForm, isPeriod } from './change-days.server.ts';
import { listSettingRows } from './list-setting-rows.server.ts';
import { orProblem } from './or-problem.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const markets = marketsByName(visit);
  const marketId = marketIdIn(url.searchParams) ?? visit.market.marketId;
  const settings = await listSettingRows(context.get(shopContext), visit, { markets, marketId });
  const returns = await readReturnDays(context.get(shopContext), visit, { marketId });
  const reservation = await readReservationDays(context.get(shopContext), visit, { marketId });
  if (!returns.ok || !reservation.ok) throw notFound();
  const days = { returnDays: returns.value.days, reservationDays: reservation.value.days };
  return { markets, market: marketId, settings, days };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const marketId = marketIdIn(form);
  const intent = form.get('intent');
  if (isPeriod(intent)) return changeDaysFromForm({ shop, visit, form }, url, intent);
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
  const { markets, market, settings, days } = loaderData;
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
      {(['returnDays', 'reservationDays'] as const).map((name) => (
        <DaysForm
          key={`${market} ${name} ${days[name]}`}
          name={name}
          market={market}
          days={days[name]}
          answer={actionData}
        />
      ))}
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
