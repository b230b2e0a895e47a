import { PackageCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { kindOfReturn, returnKinds } from '#app/components/staff/orders/return-kind.ts';
import { ReturnMark } from '#app/components/staff/orders/return-mark.tsx';
import type { StaffReturn } from '#app/components/staff/orders/staff-order.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import type { Route } from './+types/returns.ts';
import { returnSource } from './return-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { list: await loadList(context.get(shopContext), context.get(visitContext), returnSource, url.searchParams) };
}

export default function StaffReturns({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTranslations('order-page.staff');
  const own = useTranslations('work.returns');
  const orders = useTranslations('fulfilment.orders');
  const states = useTranslations('order-page.returns.state');
  const page = useTranslations('order-page');
  const kinds = { return: own('return'), exchange: page('returns.mark'), withdrawal: page('withdraw.mark') };
  const day = useDay();
  const { href } = useShop();
  const columns: Column<StaffReturn>[] = [
    { id: 'order', head: orders('column.orderNo'), text: ({ orderNo }) => orderNo },
    { id: 'state', head: orders('column.status'), Cell: ReturnMark },
    { id: 'kind', head: own('kind'), text: (one) => kinds[kindOfReturn(one)] },
    { id: 'asked', head: own('asked'), sort: 'asked', text: (one) => day(one.day) },
    { id: 'buyer', head: orders('column.buyer'), text: ({ buyer }) => buyer },
    {
      id: 'rows',
      head: orders('column.article'),
      isLong: true,
      text: ({ rows }) => rows.map((row) => row.article).join('; '),
    },
    { id: 'worth', head: own('worth'), isNumber: true, text: ({ worth }) => worth },
  ];
  const isWaiting = (list.filters.state ?? 'asked') === 'asked';
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ orderNo }) => orders('order', { orderNo })}
      hrefOf={({ id }) => href('staffReturn', { id })}
      name="staff-returns"
      searchHint={`${orders('column.orderNo')}, ${orders('column.buyer')}`}
      filters={[
        { name: 'kind', label: own('kind'), options: returnKinds.map((value) => ({ value, label: kinds[value] })) },
      ]}
      allText={states('asked')}
      presets={[
        { text: states('accepted'), query: 'state=accepted' },
        { text: states('refused'), query: 'state=refused' },
      ]}
      done={{ accepted: t('accepted'), refused: t('refused') }}
      exportHref={href('staffExport', { list: 'returns' })}
      empty={{ title: t(isWaiting ? 'none' : 'noneFound'), icon: <PackageCheck aria-hidden="true" /> }}
    />
  );
}
