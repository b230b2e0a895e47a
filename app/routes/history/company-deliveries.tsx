import { useTranslations } from 'use-intl';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { DeliveryHistory } from '#app/components/history/delivery-history.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/company-deliveries.ts';
import { loadDeliveries } from './load-deliveries.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadDeliveries(context.get(shopContext), context.get(visitContext), { query: url.searchParams, reach: 'all' });
}

export default function CompanyDeliveries({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('history.companyDeliveries');
  const intro = t(loaderData.list.companies.length > 0 ? 'groupIntro' : 'intro');
  return (
    <CompanyFrame page="companyDeliveries" title={t('title')} intro={intro} tabs={loaderData.tabs}>
      <DeliveryHistory {...loaderData} />
    </CompanyFrame>
  );
}
