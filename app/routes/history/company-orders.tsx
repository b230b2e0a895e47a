import { useTranslations } from 'use-intl';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { OrderHistory } from '#app/components/history/order-history.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/company-orders.ts';
import { loadOrders } from './load-orders.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOrders(context.get(shopContext), context.get(visitContext), { query: url.searchParams, reach: 'all' });
}

export default function CompanyOrders({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('history.companyOrders');
  const intro = t(loaderData.list.companies.length > 0 ? 'groupIntro' : 'intro');
  return (
    <CompanyFrame page="companyOrders" title={t('title')} intro={intro} tabs={loaderData.tabs}>
      <OrderHistory {...loaderData} kind="company" />
    </CompanyFrame>
  );
}
