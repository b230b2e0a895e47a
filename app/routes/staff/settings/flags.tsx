import { useTranslations } from 'use-intl';
import { FlagSwitch } from '#app/components/staff/settings/flag-switch.tsx';
import { MarketPicker } from '#app/components/staff/settings/market-picker.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { marketIdIn, marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { changeFlag } from '#modules/flags/change-flag.server.ts';
import { removeFlag } from '#modules/flags/remove-flag.server.ts';
import type { Route } from './+types/flags.ts';
import { answerSwitch } from './answer-switch.server.ts';
import { listFlagRows } from './list-flag-rows.server.ts';
import { orProblem } from './or-problem.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const markets = marketsByName(visit);
  const marketId = marketIdIn(url.searchParams);
  return {
    markets,
    market: marketId,
    flags: await listFlagRows(shop, visit, { markets, marketId }),
    isProduction: shop.env.APP_ENV === 'production',
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const sent = form.get('key');
  const key = typeof sent === 'string' ? sent : '';
  const marketId = marketIdIn(form);
  const isRemoved = form.has('remove') && marketId !== undefined;
  const changed = isRemoved
    ? await removeFlag(shop, visit, { key, marketId })
    : await changeFlag(shop, visit, { key, enabled: form.get('enabled') === 'true', marketId });
  return answerSwitch(shop, visit, url, changed);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction);

export default function StaffFlags({ loaderData: { markets, market, flags, isProduction } }: Route.ComponentProps) {
  const t = useTranslations('staff.flags');
  return (
    <DetailPage title={t('title')} intro={t('intro')}>
      <MarketPicker markets={markets} chosen={market} everywhere={t('everywhere')} />
      <Notice className="max-w-4xl" tone={isProduction ? 'warn' : 'note'}>
        {isProduction ? t('isProduction') : t('production')}
      </Notice>
      <ul className="max-w-5xl divide-y divide-line border border-line bg-paper px-4">
        {flags.map((flag) => (
          <li key={`${market} ${flag.key}`}>
            <FlagSwitch flag={flag} market={market} />
          </li>
        ))}
      </ul>
    </DetailPage>
  );
}
