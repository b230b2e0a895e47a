import { ChevronRight, PackageSearch } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { ImportRefusals, refuseImportIntent } from '#app/components/staff/orders/import-refusals.tsx';
import { OrderDetail } from '#app/components/staff/orders/order-detail.tsx';
import { OrderList } from '#app/components/staff/orders/order-list.tsx';
import { ordersHref } from '#app/components/staff/orders/order-query.ts';
import { StaffFrame } from '#app/components/staff/staff-frame.tsx';
import { useDone } from '#app/components/staff/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { answerSwitch } from '#app/routes/staff/settings/answer-switch.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { shownOrders } from '#modules/fulfilment/shown-orders.ts';
import type { Route } from './+types/orders.ts';
import { changeStaffOrder } from './change-orders.server.ts';
import { loadStaffOrders } from './load-orders.server.ts';
import { switchImportRefusal } from './switch-import-refusal.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadStaffOrders(context.get(shopContext), context.get(visitContext), url.searchParams);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  if (form.get('intent') === refuseImportIntent)
    return answerSwitch(shop, visit, url, await switchImportRefusal(shop, visit, form));
  return changeStaffOrder({ shop, visit, form, query: url.searchParams });
}

export default function StaffOrders({ loaderData, actionData }: Route.ComponentProps) {
  const { search, shown, below, nextBelow, orders, order, refusedImports } = loaderData;
  const t = useTranslations('fulfilment.orders');
  const messages = useTranslations('order-page.messages');
  const ways = useTranslations('history.ways');
  const done = useDone({ moved: t('moved'), sent: messages('sent') });
  // A switch says by itself what became of it.
  const answer = actionData && 'intent' in actionData ? actionData : undefined;
  const unsent = answer?.intent === 'message' ? answer.result : undefined;
  return (
    <StaffFrame page="staffOrders" title={t('title')} intro={t('intro')}>
      {done}
      {!unsent && <Refused key={answer?.answerId} result={answer?.result} />}
      {order && (
        <OrderDetail key={order.id} order={order} closeHref={ordersHref({ search, shown, below })} unsent={unsent} />
      )}
      <search>
        <Form method="get" className="flex flex-wrap items-start gap-4">
          {shown !== 'all' && <input type="hidden" name="show" value={shown} />}
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
      <nav aria-label={t('show.label')} className="mt-4">
        <ul className="flex flex-wrap gap-x-6">
          {shownOrders.map((one) => (
            <li key={one}>
              <TextLink
                to={ordersHref({ search, shown: one })}
                aria-current={one === shown ? 'page' : undefined}
                look="quiet"
                className="inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {t(`show.${one}`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {orders.length === 0 ? (
        <EmptyState title={t('none')} icon={<PackageSearch aria-hidden="true" />} className="mt-8" />
      ) : (
        <OrderList
          orders={orders}
          hrefOf={(id) => ordersHref({ search, shown, below, order: id })}
          opened={order?.id}
        />
      )}
      {nextBelow !== undefined && (
        <nav aria-label={ways('label')} className="mt-6 flex justify-end">
          <ButtonLink to={ordersHref({ search, shown, below: nextBelow })} rel="next" kind="secondary">
            {ways('next')}
            <ChevronRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </nav>
      )}
      {refusedImports && <ImportRefusals refused={refusedImports} />}
    </StaffFrame>
  );
}
