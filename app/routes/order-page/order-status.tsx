import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { OrderPage } from '#app/components/order-page/order-page.tsx';
import { NoSuchOrder } from '#app/components/outcome/no-such-order.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import type { Route } from './+types/order-status.ts';
import { changeOrderPage } from './change-order-page.server.ts';
import { linkedWay, loadOrderPage } from './load-order-page.server.ts';

/** Orders must not be cached or indexed, and their address must not be sent to other sites. */
export const headers = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const way = linkedWay(url.searchParams);
  const order = await loadOrderPage(context.get(shopContext), context.get(visitContext), way);
  return data({ order }, { status: order ? 200 : 404 });
}

export function action({ context, request, url }: Route.ActionArgs) {
  const way = linkedWay(url.searchParams);
  return changeOrderPage({ shop: context.get(shopContext), visit: context.get(visitContext), request, url, way });
}

export default function OrderStatusPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const t = useTranslations('order-page');
  return (
    <>
      <meta name="robots" content="noindex" />
      {order ? (
        <>
          <title>{`${t('title', { orderNo: order.orderNo })} | Yrke`}</title>
          <PageHeading title={t('title', { orderNo: order.orderNo })} />
          <OrderPage order={order} answer={actionData} />
        </>
      ) : (
        <NoSuchOrder />
      )}
    </>
  );
}
