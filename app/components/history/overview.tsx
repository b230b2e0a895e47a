import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Badge } from '#app/ui/badge.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { OverviewView } from './overview-view.ts';
import { SpendingChart } from './spending-chart.tsx';
import { OrderStateBadge } from './state-badges.tsx';

/** Open orders, next deliveries, unpaid invoices and spending. */
export function Overview({ view }: { view: OverviewView }) {
  const { orders, deliveries, invoices, spending, limits } = view;
  const hasInvoices = invoices.total > 0 || invoices.href !== undefined;
  return (
    <div className="mt-10 grid grid-cols-1 items-start gap-4 min-[1200px]:grid-cols-2">
      <div className="grid grid-cols-1 gap-4">
        <OpenOrders orders={orders} />
        {spending.map((series) => (
          <SpendingChart key={series.currency} spending={series} isOneOfSeveral={spending.length > 1} />
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <NextDeliveries deliveries={deliveries} />
        {hasInvoices && <DueInvoices invoices={invoices} />}
        <LimitsCard limits={limits} />
      </div>
    </div>
  );
}

const row = 'flex items-center justify-between gap-4 border-t border-line py-3 first:border-t-0';

function OpenOrders({ orders }: Pick<OverviewView, 'orders'>) {
  const t = useTranslations('overview');
  const dayOf = useDay();
  return (
    <Card title={t('orders.title')}>
      <Figure>{orders.total}</Figure>
      {orders.first.length > 0 ? (
        <ul className="mt-4">
          {orders.first.map(({ id, href, orderNo, day, buyer, state, amount }) => (
            <li key={id} className={`${row} relative`}>
              <div className="min-w-0">
                <PageLink href={href} className="font-semibold after:absolute after:inset-0">
                  {orderNo}
                </PageLink>
                <p className="truncate text-sm text-quiet">{[dayOf(day), buyer].filter(Boolean).join(' · ')}</p>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-1">
                <OrderStateBadge state={state} />
                {amount && <span className="text-sm tabular-nums">{amount}</span>}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-quiet">{t('orders.none')}</p>
      )}
      <Onward href={orders.href}>{t('orders.all')}</Onward>
    </Card>
  );
}

function NextDeliveries({ deliveries }: Pick<OverviewView, 'deliveries'>) {
  const t = useTranslations('overview');
  const dayOf = useDay();
  return (
    <Card title={t('deliveries.title')}>
      {deliveries.first.length > 0 ? (
        <ul className="mt-3">
          {deliveries.first.map(({ id, orderNo, orderHref, carrier, trackingUrl, expectedOn }) => (
            <li key={id} className={row}>
              <div className="min-w-0">
                <p className="font-display text-xl font-bold">
                  {expectedOn === undefined ? t('deliveries.underWay') : dayOf(expectedOn)}
                </p>
                <p className="text-sm text-quiet">
                  {carrier} ·{' '}
                  <PageLink href={orderHref} className="underline underline-offset-4">
                    {t('deliveries.order', { orderNo })}
                  </PageLink>
                </p>
              </div>
              {trackingUrl && (
                <TextLink to={trackingUrl} isExternal aria-label={t('deliveries.trackOrder', { orderNo })}>
                  {t('deliveries.track')}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-quiet">{t('deliveries.none')}</p>
      )}
      {deliveries.href && <Onward href={deliveries.href}>{t('deliveries.all')}</Onward>}
    </Card>
  );
}

function DueInvoices({ invoices }: Pick<OverviewView, 'invoices'>) {
  const t = useTranslations('overview');
  const dayOf = useDay();
  return (
    <Card title={t('invoices.title')}>
      <div className="flex items-center gap-3">
        <Figure>{invoices.total}</Figure>
        {invoices.overdue > 0 && (
          <Badge tone="danger" className="mt-3">
            {t('invoices.overdue', { count: invoices.overdue })}
          </Badge>
        )}
      </div>
      {invoices.first.length > 0 ? (
        <ul className="mt-4">
          {invoices.first.map(({ id, number, dueOn, isOverdue, amount }) => (
            <li key={id} className={row}>
              <div className="min-w-0">
                <p className="font-semibold">{number}</p>
                <p className={isOverdue ? 'text-sm font-semibold text-danger' : 'text-sm text-quiet'}>
                  {t(isOverdue ? 'invoices.wasDue' : 'invoices.due', { day: dayOf(dueOn) })}
                </p>
              </div>
              {amount && <span className="shrink-0 tabular-nums">{amount}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-quiet">{t('invoices.none')}</p>
      )}
      {invoices.href && <Onward href={invoices.href}>{t('invoices.all')}</Onward>}
    </Card>
  );
}

/** What the visitor may spend in an order or a period, and what is left of the company's credit: two different things. */
function LimitsCard({ limits: { personal, credit } }: Pick<OverviewView, 'limits'>) {
  const t = useTranslations('overview.limits');
  const { href } = useShop();
  return (
    <>
      {personal && (
        <Card title={t('title', { period: personal.period })}>
          <Figure>{personal.amount}</Figure>
          <p className="mt-1 text-quiet">{t('text', { period: personal.period })}</p>
          <Onward href={href('amountLimitApprove')}>{t('ask')}</Onward>
        </Card>
      )}
      {credit && (
        <Card title={t('creditTitle')}>
          <Figure>{credit.left}</Figure>
          <p className="mt-1 text-quiet">
            {credit.limit === undefined ? t('credit') : t('creditOf', { limit: credit.limit })}
          </p>
          <div aria-hidden="true" className="mt-4 h-2 bg-line">
            <div className="h-full bg-ink" style={{ width: `${Math.round(credit.share * 100)}%` }} />
          </div>
        </Card>
      )}
    </>
  );
}

const Figure = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 font-display text-heading font-bold tabular-nums wrap-anywhere">{children}</p>
);

const Onward = ({ href, children }: { href: string; children: ReactNode }) => (
  <p className="mt-2">
    <TextLink to={href} look="onward">
      {children}
    </TextLink>
  </p>
);
