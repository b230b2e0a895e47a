import { useTranslations } from 'use-intl';
import { OrderStateBadge } from '#app/components/history/state-badges.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import type { StaffOrderRow } from '#app/routes/staff/load-orders.server.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type Props = { orders: readonly StaffOrderRow[]; search: string; opened: string | undefined };

/** Orders of all markets, the newest first. */
export function OrderList({ orders, search, opened }: Props) {
  const t = useTranslations('fulfilment.orders');
  const dayOf = useMoment('day');
  const hrefOf = (order: string) => `?${new URLSearchParams({ ...(search && { search }), order })}`;
  return (
    <Table caption={t('title')} className="mt-8">
      <thead>
        <tr>
          <HeaderCell>{t('column.orderNo')}</HeaderCell>
          <HeaderCell>{t('column.status')}</HeaderCell>
          <HeaderCell>{t('column.day')}</HeaderCell>
          <HeaderCell>{t('column.buyer')}</HeaderCell>
          <HeaderCell>{t('column.market')}</HeaderCell>
          <HeaderCell isNumber>{t('column.total')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <Cell className="font-semibold">
              <TextLink to={hrefOf(order.id)} aria-current={order.id === opened || undefined}>
                {order.orderNo}
              </TextLink>
            </Cell>
            <Cell>
              <OrderStateBadge state={order.state} />
            </Cell>
            <Cell className="whitespace-nowrap">{dayOf(order.createdAt)}</Cell>
            <Cell className="min-w-52 wrap-anywhere">{order.buyerEmail}</Cell>
            <Cell>{order.market}</Cell>
            <Cell isNumber className="whitespace-nowrap">
              {order.total}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
