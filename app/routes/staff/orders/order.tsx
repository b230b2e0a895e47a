import { useTranslations } from 'use-intl';
import { useDone } from '#app/components/shell/use-done.tsx';
import { OrderDetail } from '#app/components/staff/orders/order-detail.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import type { Route } from './+types/order.ts';
import { changeStaffOrder } from './change-orders.server.ts';
import { loadOrder } from './load-order.server.ts';

export async function loader({ context, params: { orderId } }: Route.LoaderArgs) {
  return { order: await loadOrder(context.get(shopContext), context.get(visitContext), orderId) };
}

export async function action({ context, request, params: { orderId } }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeStaffOrder({ shop: context.get(shopContext), visit: context.get(visitContext), form, orderId });
}

export default function StaffOrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const t = useTranslations('fulfilment.orders');
  const messages = useTranslations('order-page.messages');
  const logo = useTranslations('proof.otherLogo');
  const done = useDone({ moved: t('moved'), sent: messages('sent'), logo: logo('done') });
  return <OrderDetail key={order.id} order={order} done={done} answer={actionData} />;
}
