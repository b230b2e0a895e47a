import { useTranslations } from 'use-intl';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { OrderPage } from '#app/components/order-page/order-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { readHistoryPlace } from '#app/routes/history/history-place.server.ts';
import type { Route } from './+types/company-order.ts';
import { changeOrderPage } from './change-order-page.server.ts';
import { loadOrderPage, seenWay } from './load-order-page.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const order = await loadOrderPage(shop, visit, seenWay(params.orderId, 'all'));
  if (!order) throw notFound();
  const { tabs } = await readHistoryPlace(shop, visit);
  return { order, tabs };
}

export function action({ context, request, url, params }: Route.ActionArgs) {
  const way = seenWay(params.orderId, 'all');
  return changeOrderPage({ shop: context.get(shopContext), visit: context.get(visitContext), request, url, way });
}

export default function CompanyOrder({ loaderData: { order, tabs }, actionData }: Route.ComponentProps) {
  const t = useTranslations('order-page');
  return (
    <CompanyFrame page="companyOrders" title={t('title', { orderNo: order.orderNo })} tabs={tabs}>
      <OrderPage order={order} answer={actionData} />
    </CompanyFrame>
  );
}
