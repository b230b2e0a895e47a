import { PackageSearch } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { OrderDetail } from '#app/components/staff/order-detail.tsx';
import { OrderList } from '#app/components/staff/order-list.tsx';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { useDone } from '#app/components/staff/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { Route } from './+types/orders.ts';
import { changeStaffOrder } from './change-orders.server.ts';
import { loadStaffOrders } from './load-orders.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStaffOrders(context.get(shopContext), context.get(visitContext), url.searchParams);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const visit = context.get(visitContext);
  return changeStaffOrder({ shop: context.get(shopContext), visit, form, query: url.searchParams });
}

export default function StaffOrders({ loaderData: { search, orders, order }, actionData }: Route.ComponentProps) {
  const t = useTranslations('fulfilment.orders');
  const messages = useTranslations('order-page.messages');
  const done = useDone({ moved: t('moved'), sent: messages('sent') });
  const unsent = actionData?.intent === 'message' ? actionData.result : undefined;
  return (
    <StaffFrame page="staffOrders" title={t('title')} intro={t('intro')}>
      {done}
      <Refused key={actionData?.answerId} result={actionData?.result} />
      {order && <OrderDetail key={order.id} order={order} search={search} unsent={unsent} />}
      <search>
        <Form method="get" className="flex flex-wrap items-start gap-4">
          <TextField
            key={search}
            type="search"
            name="search"
            label={t('search')}
            hint={t('searchHint')}
            defaultValue={search}
            maxLength={254}
            className="w-full sm:w-96"
          />
          <Button type="submit" kind="secondary" className="sm:mt-6.5">
            {t('find')}
          </Button>
        </Form>
      </search>
      {orders.length === 0 ? (
        <EmptyState title={t('none')} icon={<PackageSearch aria-hidden="true" />} className="mt-8" />
      ) : (
        <OrderList orders={orders} search={search} opened={order?.id} />
      )}
    </StaffFrame>
  );
}
