import { EyeOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { DateHeader } from './date-header.tsx';
import type { ListView, OrderItem } from './history-views.ts';
import type { OrderListKind } from './order-history.tsx';
import { OrderPictures } from './order-pictures.tsx';
import { OrderStateBadge, PaymentNote } from './state-badges.tsx';

type Props = { list: ListView<OrderItem>; kind: OrderListKind; caption: string };

/** A table of orders. Orders from external suppliers have no columns for goods and totals. */
export function OrderTable({ list, kind, caption }: Props) {
  const t = useTranslations('history.column');
  const dayOf = useDay();
  const isExternal = kind === 'external';
  const isGroup = list.companies.length > 0;
  return (
    <Table caption={caption} className="hidden md:block">
      <thead>
        <tr>
          <HeaderCell>{t('order')}</HeaderCell>
          <DateHeader list={list} text={t('date')} />
          {isExternal && <HeaderCell>{t('supplier')}</HeaderCell>}
          {isGroup && <HeaderCell>{t('company')}</HeaderCell>}
          {kind !== 'own' && <HeaderCell>{t('buyer')}</HeaderCell>}
          {!isExternal && <HeaderCell>{t('goods')}</HeaderCell>}
          <HeaderCell>{t('status')}</HeaderCell>
          {!isExternal && <HeaderCell isNumber>{t('total')}</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {list.items.map((item, at) => (
          <tr key={item.id}>
            <Cell>
              <PageLink
                href={item.href}
                isExample={at === 0}
                className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {item.orderNo}
              </PageLink>
              {item.reference && <span className="block max-w-48 truncate text-sm text-quiet">{item.reference}</span>}
            </Cell>
            <Cell className="whitespace-nowrap">{dayOf(item.day)}</Cell>
            {isExternal && <Cell>{item.suppliers.join(', ') || '–'}</Cell>}
            {isGroup && <Cell>{item.company ?? '–'}</Cell>}
            {kind !== 'own' && <Cell className="max-w-44 truncate">{item.buyer}</Cell>}
            {!isExternal && (
              <Cell>
                <span className="flex items-center gap-3">
                  <OrderPictures pictures={item.pictures} />
                  <span className="whitespace-nowrap text-sm text-quiet">{t('pieces', { count: item.pieces })}</span>
                </span>
              </Cell>
            )}
            <Cell>
              <OrderStateBadge state={item.state} /> {item.isHidden && <HiddenBadge />}
              {item.paymentSide && <PaymentNote side={item.paymentSide} className="block" />}
            </Cell>
            {!isExternal && (
              <Cell isNumber className="whitespace-nowrap font-semibold">
                {item.total ?? '–'}
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function HiddenBadge() {
  const t = useTranslations('history.state');
  return <Badge icon={<EyeOff aria-hidden="true" className="size-3.5" />}>{t('hidden')}</Badge>;
}
