import { useTranslations } from 'use-intl';
import { AccountFrame } from '#app/components/account/account-frame.tsx';
import { OrderHistory } from '#app/components/history/order-history.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/account-orders.ts';
import { loadOrders } from './load-orders.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOrders(context.get(shopContext), context.get(visitContext), { query: url.searchParams, reach: 'own' });
}

export default function AccountOrders({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('history.accountOrders');
  return (
    <AccountFrame page="accountOrders" title={t('title')} intro={t('intro')}>
      <OrderHistory {...loaderData} kind="own" />
    </AccountFrame>
  );
}
