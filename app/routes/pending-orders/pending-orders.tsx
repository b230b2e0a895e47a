import { ClipboardCheck } from 'lucide-react';
import { data, redirect, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { useLiveHint } from '#app/components/live/live-hint.ts';
import { Deputies } from '#app/components/pending-orders/deputies.tsx';
import {
  PendingAge,
  PendingApprover,
  PendingLimit,
  PendingWearers,
} from '#app/components/pending-orders/pending-cells.tsx';
import { leftOutReasons, type PendingItem } from '#app/components/pending-orders/pending-view.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import { bulkText } from '#app/work/list/bulk-result.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column, ListFilter } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/pending-orders.ts';
import { approveMany } from './approve-many.server.ts';
import { changeDeputies, loadDeputies } from './deputies.server.ts';
import { pendingSource } from './pending-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  return {
    tabs: await readCompanyTabs(shop, visit),
    deputies: await loadDeputies(shop, visit),
    list: await loadList(shop, visit, pendingSource, url.searchParams),
  };
}

/** Approves the selected orders whose result equals what was sent; the others stay. Or changes the deputies. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const form = await postedForm(request);
  const changed = await changeDeputies({ shop, visit, form });
  if (changed) return changed;
  if (form.get('intent') !== 'approve') throw data(null, { status: 400 });
  const result = await approveMany(shop, visit, form);
  const next = new URLSearchParams(url.searchParams);
  next.set('done', bulkText(result, leftOutReasons));
  return redirect(`${routeHref('companyPendingOrders', visit.language)}?${next}`);
}

export default function CompanyPendingOrders({
  loaderData: { tabs, list, deputies },
  actionData,
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useLiveHint('approvals', () => void revalidate());
  const t = useTranslations('pending-orders');
  const nav = useTranslations('history');
  const { href } = useShop();
  const hasLimit = list.rows.some(({ limitLeft }) => limitLeft !== '');
  const columns: Column<PendingItem>[] = [
    { id: 'orderNo', head: t('column.orderNo'), text: ({ orderNo }) => orderNo },
    { id: 'age', head: t('column.age'), sort: 'created', Cell: PendingAge },
    { id: 'buyer', head: t('column.buyer'), sort: 'buyer', text: ({ buyer }) => buyer },
    { id: 'wearer', head: t('column.wearer'), Cell: PendingWearers },
    { id: 'project', head: t('column.project'), text: ({ project }) => project },
    { id: 'total', head: t('column.total'), sort: 'total', isNumber: true, text: ({ total }) => total },
    ...(hasLimit ? [{ id: 'limit', head: t('column.limitLeft'), isNumber: true, Cell: PendingLimit }] : []),
    { id: 'approver', head: t('column.approver'), Cell: PendingApprover },
  ];
  const filters: ListFilter[] = [
    { name: 'show', label: t('filter.show'), options: [{ value: 'mine', label: t('filter.mine') }] },
    { name: 'project', label: t('column.project') },
    {
      name: 'days',
      label: t('column.age'),
      options: [3, 7, 14].map((days) => ({ value: String(days), label: t('filter.days', { days }) })),
    },
  ];
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyPendingOrders"
    >
      <ListPage
        title={t('title')}
        intro={t('intro')}
        done={{
          approved: t('done.approved'),
          refused: t('done.refused'),
          withdrawn: t('done.withdrawn'),
          passedOn: t('passedOn'),
          deputyNamed: t('done.deputyNamed'),
          deputyEnded: t('done.deputyEnded'),
        }}
        leftWords={(code, count) => t(`leftOut.${leftOutReasons.find((one) => one === code) ?? 'other'}`, { count })}
        list={list}
        columns={columns}
        keyOf={({ id, step }) => `${id}.${step}`}
        nameOf={({ orderNo }) => t('order', { orderNo })}
        hrefOf={({ id }) => href('companyPendingOrder', { orderId: id })}
        name="company-pending-orders"
        searchHint={t('searchHint')}
        filters={filters}
        presets={[{ text: t('filter.mine'), query: 'show=mine' }]}
        bulk={[{ intent: 'approve', text: t('approve') }]}
        empty={{ title: t('none'), icon: <ClipboardCheck aria-hidden="true" /> }}
      >
        {deputies && <Deputies key={actionData?.answerId} deputies={deputies} answer={actionData} />}
      </ListPage>
    </AreaFrame>
  );
}
