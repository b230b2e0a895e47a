import { PackageSearch } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ImportRefusals, refuseImportIntent } from '#app/components/staff/orders/import-refusals.tsx';
import { OrderMarks, OrderTime } from '#app/components/staff/orders/order-cells.tsx';
import type { StaffOrderBrief } from '#app/components/staff/orders/staff-order.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { answerSwitch } from '#app/routes/staff/settings/answer-switch.server.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { readImportRefusals } from '#modules/fulfilment/refuse-imports.server.ts';
import { orderStates } from '#modules/order/order-state.ts';
import type { Route } from './+types/orders.ts';
import { moveOrders } from './move-orders.server.ts';
import { orderSource } from './order-source.server.ts';
import { switchImportRefusal } from './switch-import-refusal.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const refused = await readImportRefusals(shop, visit);
  return {
    list: await loadList(shop, visit, orderSource, url.searchParams),
    markets: marketsByName(visit).map(({ marketId, name }) => ({ value: String(marketId), label: name })),
    /** Undefined if no simulated ERP is running. */
    refusedImports: refused.ok ? refused.value : undefined,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  if (form.get('intent') === refuseImportIntent)
    return answerSwitch(shop, visit, url, await switchImportRefusal(shop, visit, form));
  return moveOrders({ shop, visit, form }, url.searchParams);
}

export default function StaffOrders({ loaderData: { list, markets, refusedImports } }: Route.ComponentProps) {
  const t = useTranslations('fulfilment.orders');
  const move = useTranslations('fulfilment.move');
  const own = useTranslations('work.orders');
  const states = useTranslations('history.state');
  const { href } = useShop();
  const columns: Column<StaffOrderBrief>[] = [
    { id: 'orderNo', head: t('column.orderNo'), text: ({ orderNo }) => orderNo },
    { id: 'status', head: t('column.status'), Cell: OrderMarks },
    { id: 'created', head: t('column.day'), sort: 'created', Cell: OrderTime },
    { id: 'company', head: own('company'), text: ({ company = '' }) => company },
    { id: 'person', head: own('person'), sort: 'buyer', text: ({ buyerName, buyerEmail }) => buyerName || buyerEmail },
    { id: 'market', head: t('column.market'), text: ({ market }) => market },
    { id: 'total', head: t('column.total'), isNumber: true, text: ({ total }) => total },
  ];
  return (
    <ListPage
      title={t('title')}
      name="staff-orders"
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ orderNo }) => t('order', { orderNo })}
      hrefOf={({ id }) => href('staffOrder', { orderId: id })}
      searchHint={t('searchHint')}
      filters={[
        {
          name: 'status',
          label: t('column.status'),
          options: orderStates.map((one) => ({ value: one, label: states(one) })),
        },
        { name: 'market', label: t('column.market'), options: markets },
        { name: 'company', label: own('company') },
        { name: 'person', label: own('person') },
        { name: 'from', label: own('from'), isDay: true },
        { name: 'to', label: own('to'), isDay: true },
      ]}
      presets={[
        { text: t('show.todo'), query: 'show=todo' },
        { text: t('show.messages'), query: 'show=messages' },
        { text: t('show.held'), query: 'show=held' },
      ]}
      bulk={[
        { intent: 'accept', text: move('accept') },
        { intent: 'deliver-rest', text: move('deliver-rest') },
        { intent: 'invoice', text: move('invoice') },
      ]}
      exportHref={href('staffExport', { list: 'orders' })}
      empty={{ title: t('none'), icon: <PackageSearch aria-hidden="true" /> }}
    >
      {refusedImports && <ImportRefusals refused={refusedImports} />}
    </ListPage>
  );
}
