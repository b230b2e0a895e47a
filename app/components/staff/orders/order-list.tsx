import { MessageCircleQuestionMark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { OrderStateBadge } from '#app/components/history/state-badges.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { StaffOrderBrief } from './staff-order.ts';

type Props = {
  orders: readonly StaffOrderBrief[];
  hrefOf: (orderId: string) => string;
  opened: string | undefined;
};

/** Orders of all markets, the newest first; a table where there is room for one. */
export function OrderList(props: Props) {
  return (
    <div className="mt-6">
      <OrderTable {...props} />
      <OrderCards {...props} />
    </div>
  );
}

function OrderTable({ orders, hrefOf, opened }: Props) {
  const t = useTranslations('fulfilment.orders');
  const dayOf = useMoment('day');
  return (
    <Table caption={t('title')} className="hidden md:block">
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
              <Marks order={order} />
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

/** The same on a phone: one card for each order, all of it a way to the order. */
function OrderCards({ orders, hrefOf, opened }: Props) {
  const t = useTranslations('fulfilment.orders');
  const dayOf = useMoment('day');
  return (
    <ul aria-label={t('title')} className="grid grid-cols-1 gap-3 md:hidden">
      {orders.map((order) => (
        <li key={order.id} className="relative border border-line bg-paper p-4">
          <div className="flex items-baseline justify-between gap-4">
            <TextLink
              to={hrefOf(order.id)}
              aria-current={order.id === opened || undefined}
              className="font-display text-xl font-bold after:absolute after:inset-0"
            >
              {order.orderNo}
            </TextLink>
            <span className="text-sm text-quiet">{dayOf(order.createdAt)}</span>
          </div>
          <div className="mt-2">
            <Marks order={order} />
          </div>
          <p className="mt-2 truncate text-sm">{order.buyerEmail}</p>
          <p className="mt-1 flex justify-between gap-4">
            <span className="text-sm text-quiet">{order.market}</span>
            <span className="font-semibold tabular-nums">{order.total}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How far it is, and whether its buyer waits for a word. */
function Marks({ order: { state, isUnanswered } }: { order: StaffOrderBrief }) {
  const t = useTranslations('fulfilment.orders');
  return (
    <span className="flex flex-wrap gap-2">
      <OrderStateBadge state={state} />
      {isUnanswered && (
        <Badge tone="signal" icon={<MessageCircleQuestionMark aria-hidden="true" className="size-3.5" />}>
          {t('unanswered')}
        </Badge>
      )}
    </span>
  );
}
