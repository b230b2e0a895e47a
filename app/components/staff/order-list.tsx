import { useFormatter, useTranslations } from 'use-intl';
import type { StaffOrderRow } from '#app/routes/staff/load-orders.server.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { StatusBadge } from './status-badge.tsx';

const timeZone = 'Europe/Stockholm';

type Props = { orders: readonly StaffOrderRow[]; search: string; opened: string | undefined };

/** Orders of all markets, the newest first. */
export function OrderList({ orders, search, opened }: Props) {
  const t = useTranslations('fulfilment.orders');
  const format = useFormatter();
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
              <StatusBadge status={order.status} />
            </Cell>
            <Cell className="whitespace-nowrap">
              {format.dateTime(order.createdAt, { dateStyle: 'medium', timeZone })}
            </Cell>
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
