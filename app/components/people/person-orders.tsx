import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { PersonView } from './people-view.ts';

/** The person's last orders, and data of other systems, which is only read here. */
export function PersonOrders({ orders, otherInfos }: Pick<PersonView, 'orders' | 'otherInfos'>) {
  const t = useTranslations('people');
  const states = useTranslations('history.state');
  const day = useDay();
  return (
    <>
      {orders && (
        <DetailSection title={t('orders')} text={orders.length === 0 ? t('noOrders') : undefined}>
          {orders.length > 0 && (
            <ul className="grid gap-2 text-sm">
              {orders.map((order) => (
                <li
                  key={order.id}
                  className="grid grid-cols-2 gap-x-4 sm:grid-cols-[1fr_1fr_2fr_1fr] [&>:nth-child(even)]:max-sm:text-right"
                >
                  <Link to={order.href} className="justify-self-start underline">
                    {order.orderNo}
                  </Link>
                  <span>{day(order.day)}</span>
                  <span>{states(order.state)}</span>
                  <span className="text-right tabular-nums">{order.total ?? ''}</span>
                </li>
              ))}
            </ul>
          )}
        </DetailSection>
      )}
      {otherInfos.length > 0 && (
        <DetailSection title={t('otherInfos')}>
          <dl className="grid gap-2 text-sm">
            {otherInfos.map(({ code, value }) => (
              <div key={code}>
                <dt className="text-quiet">{code}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </DetailSection>
      )}
    </>
  );
}
