import { PackageOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { buttonClasses } from '#app/ui/button-style.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { orderStates } from '#modules/order/order-state.ts';
import type { ListView, OrderItem } from './history-views.ts';
import { ListDownload } from './list-download.tsx';
import { ListFrame } from './list-frame.tsx';
import { OrderCards } from './order-cards.tsx';
import { OrderTable } from './order-table.tsx';

export type OrderListKind = 'own' | 'company' | 'external';

type Props = { list: ListView<OrderItem>; isMaintained: boolean; kind: OrderListKind; excelHref: string };

/** A list of orders: a table, or cards on small screens. */
export function OrderHistory({ list, isMaintained, kind, excelHref }: Props) {
  const t = useTranslations('history');
  const { href } = useShop();
  const page = kind === 'own' ? 'accountOrders' : kind === 'company' ? 'companyOrders' : 'companyExternalOrders';
  return (
    <ListFrame
      list={list}
      isMaintained={isMaintained}
      tools={<ListDownload key={excelHref} href={excelHref} />}
      states={{
        label: t('filter.status'),
        options: orderStates.map((value) => ({ value, label: t(`state.${value}`) })),
      }}
      searchHint={t(kind === 'own' ? 'filter.ownHint' : 'filter.orderHint')}
      empty={
        <EmptyState
          title={t(`${page}.empty`)}
          icon={<PackageOpen aria-hidden="true" />}
          actions={
            <PageLink href={href('allProducts')} className={buttonClasses({})}>
              {t('toProducts')}
            </PageLink>
          }
        >
          {t(`${page}.emptyText`)}
        </EmptyState>
      }
    >
      <OrderTable list={list} kind={kind} caption={t(`${page}.title`)} />
      <OrderCards items={list.items} kind={kind} label={t(`${page}.title`)} />
    </ListFrame>
  );
}
