import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import type { OrderItem } from './history-views.ts';
import type { OrderListKind } from './order-history.tsx';
import { OrderPictures } from './order-pictures.tsx';
import { HiddenBadge } from './order-table.tsx';
import { OrderStateBadge, PaymentNote } from './state-badges.tsx';

type Props = { items: readonly OrderItem[]; kind: OrderListKind; label: string };

/** The orders as cards for phones. Each card links to its order. */
export function OrderCards({ items, kind, label }: Props) {
  const t = useTranslations('history.column');
  const dayOf = useDay();
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-3 md:hidden">
      {items.map((item, at) => (
        <li key={item.id} className="relative border border-line bg-paper p-4">
          <div className="flex items-baseline justify-between gap-4">
            <PageLink
              href={item.href}
              isExample={at === 0}
              className="font-display text-xl font-bold after:absolute after:inset-0"
            >
              {item.orderNo}
            </PageLink>
            <span className="text-sm text-quiet">{dayOf(item.day)}</span>
          </div>
          {item.reference && <p className="truncate text-sm text-quiet">{item.reference}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <OrderStateBadge state={item.state} /> {item.paymentSide && <PaymentNote side={item.paymentSide} />}{' '}
            {item.isHidden && <HiddenBadge />}
          </p>
          {item.company && <p className="mt-2 truncate text-sm font-semibold">{item.company}</p>}
          {kind !== 'own' && <p className="mt-2 truncate text-sm">{item.buyer}</p>}
          {kind === 'external' ? (
            <p className="mt-1 text-sm text-quiet">{item.suppliers.join(', ') || '–'}</p>
          ) : (
            <div className="mt-3 flex items-center gap-3">
              <OrderPictures pictures={item.pictures} />
              <p className="ml-auto text-right">
                <span className="block font-semibold tabular-nums">{item.total}</span>
                <span className="text-sm text-quiet">{t('pieces', { count: item.pieces })}</span>
              </p>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
