import { Truck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useQuantity } from '#app/components/catalogue/use-quantity.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DateHeader } from './date-header.tsx';
import type { DeliveryItem, ListView } from './history-views.ts';
import { ListFrame } from './list-frame.tsx';
import { OrderLink } from './order-link.tsx';
import { OrderStateBadge } from './state-badges.tsx';

type Props = { list: ListView<DeliveryItem>; isMaintained: boolean };

export function DeliveryHistory({ list, isMaintained }: Props) {
  const t = useTranslations('history');
  return (
    <ListFrame
      list={list}
      isMaintained={isMaintained}
      searchHint={t('filter.deliveryHint')}
      empty={
        <EmptyState title={t('deliveries.empty')} icon={<Truck aria-hidden="true" />}>
          {t('deliveries.emptyText')}
        </EmptyState>
      }
    >
      <DeliveryTable list={list} />
      <ul aria-label={t('deliveries.title')} className="grid grid-cols-1 gap-3 md:hidden">
        {list.items.map((item) => (
          <DeliveryCard key={item.id} item={item} />
        ))}
      </ul>
    </ListFrame>
  );
}

function DeliveryTable({ list }: Pick<Props, 'list'>) {
  const t = useTranslations('history');
  const dayOf = useDay();
  const number = useQuantity();
  const isGroup = list.companies.length > 0;
  return (
    <Table caption={t('deliveries.title')} className="hidden md:block">
      <thead>
        <tr>
          <HeaderCell>{t('column.dispatch')}</HeaderCell>
          <DateHeader list={list} text={t('column.dispatched')} />
          <HeaderCell>{t('column.order')}</HeaderCell>
          {isGroup && <HeaderCell>{t('column.company')}</HeaderCell>}
          <HeaderCell>{t('column.parcel')}</HeaderCell>
          <HeaderCell>{t('column.where')}</HeaderCell>
          <HeaderCell>{t('column.ofOrder')}</HeaderCell>
          <HeaderCell isNumber>{t('column.goods')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {list.items.map((item) => (
          <tr key={item.id}>
            <Cell className="font-semibold whitespace-nowrap">{item.dispatchNumber}</Cell>
            <Cell className="whitespace-nowrap">{dayOf(item.day)}</Cell>
            <Cell>
              <OrderLink href={item.orderHref} text={item.orderNo} />
            </Cell>
            {isGroup && <Cell>{item.company ?? '–'}</Cell>}
            <Cell>
              <Parcel item={item} />
            </Cell>
            <Cell>
              <Whereabouts item={item} />
            </Cell>
            <Cell>
              <OrderStateBadge state={item.state} />
            </Cell>
            <Cell isNumber>{number(item.pieces)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DeliveryCard({ item }: { item: DeliveryItem }) {
  const t = useTranslations('history.column');
  const dayOf = useDay();
  return (
    <li className="border border-line bg-paper p-4">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-display text-xl font-bold">{item.dispatchNumber}</span>
        <span className="text-sm text-quiet">{dayOf(item.day)}</span>
      </div>
      <p className="mt-2">
        <OrderStateBadge state={item.state} />
      </p>
      {item.company && <p className="mt-2 truncate text-sm font-semibold">{item.company}</p>}
      <p className="mt-3">
        <Whereabouts item={item} />
      </p>
      <p>
        <Parcel item={item} />
      </p>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
        <OrderLink href={item.orderHref} text={`${t('order')} ${item.orderNo}`} className="py-2" />
        <span className="py-2">{t('pieces', { count: item.pieces })}</span>
      </p>
    </li>
  );
}

function Parcel({ item: { carrier, trackingNumber, trackingUrl } }: { item: DeliveryItem }) {
  const t = useTranslations('history');
  return (
    <>
      {carrier}
      {trackingUrl ? (
        <>
          {' '}
          <TextLink to={trackingUrl} isExternal className="block py-1 text-sm">
            {trackingNumber ?? t('track')}
          </TextLink>
        </>
      ) : (
        trackingNumber && <span className="block text-sm text-quiet">{trackingNumber}</span>
      )}
    </>
  );
}

function Whereabouts({ item: { arrivedOn, expectedOn } }: { item: DeliveryItem }) {
  const t = useTranslations('history.where');
  const dayOf = useDay();
  if (arrivedOn) return t('arrived', { day: dayOf(arrivedOn) });
  return expectedOn ? t('expected', { day: dayOf(expectedOn) }) : t('underWay');
}
