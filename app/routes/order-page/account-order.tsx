import { useTranslations } from 'use-intl';
import { AccountFrame } from '#app/components/account/account-frame.tsx';
import { OrderPage } from '#app/components/order-page/order-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import type { Route } from './+types/account-order.ts';
import { changeOrderPage } from './change-order-page.server.ts';
import { loadOrderPage, seenWay } from './load-order-page.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await loadOrderPage(
    context.get(shopContext),
    context.get(visitContext),
    seenWay(params.orderId, 'own'),
  );
  if (!order) throw notFound();
  return { order };
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  const way = seenWay(params.orderId, 'own');
  return changeOrderPage({ shop: context.get(shopContext), visit: context.get(visitContext), request, url, way });
}

export default function AccountOrder({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const t = useTranslations('order-page');
  return (
    <AccountFrame page="accountOrders" title={t('title', { orderNo: order.orderNo })}>
      <OrderPage order={order} answer={actionData} />
    </AccountFrame>
  );
}
