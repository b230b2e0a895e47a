import { useTranslations } from 'use-intl';
import { AccountFrame } from '#app/components/account/account-frame.tsx';
import { DeliveryHistory } from '#app/components/history/delivery-history.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/account-deliveries.ts';
import { loadDeliveries } from './load-deliveries.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadDeliveries(context.get(shopContext), context.get(visitContext), { query: url.searchParams, reach: 'own' });
}

export default function AccountDeliveries({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('history.accountDeliveries');
  return (
    <AccountFrame page="accountDeliveries" title={t('title')} intro={t('intro')}>
      <DeliveryHistory {...loaderData} />
    </AccountFrame>
  );
}
