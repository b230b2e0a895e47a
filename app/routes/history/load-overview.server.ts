import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CompanyTab } from '#app/components/history/history-views.ts';
import type { OverviewView, SpendingView } from '#app/components/history/overview-view.ts';
import { notFound } from '#app/not-found.ts';
import { cultureOf } from '#modules/market/culture.ts';
import type { OrderReach } from '#modules/order/order-scope.server.ts';
import type { Limits, Overview, Spending } from '#modules/order-history/overview.ts';
import { readOverview } from '#modules/order-history/read-overview.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readPointWriter } from '../amount-limit/with-points.server.ts';
import { orderHrefIn, readHistoryPlace } from './history-place.server.ts';
import { daysOf } from './to-list-view.ts';
import { amountWriter } from './write-amounts.ts';

type Write = ReturnType<typeof amountWriter>;
type PointWriter = Awaited<ReturnType<typeof readPointWriter>>;

/** The overview of the visitor's own orders, or of all orders of the company that the visitor may see. */
export async function loadOverview(shop: Shop, visit: Visit, reach: OrderReach): Promise<OverviewView> {
  const read = await readOverview(shop, visit, { reach });
  if (!read.ok) throw notFound();
  const tabs: readonly CompanyTab[] = reach === 'all' ? (await readHistoryPlace(shop, visit)).tabs : [];
  const href = (page: string) => routeHref(page, visit.language);
  const isOwn = reach === 'own';
  const tab = (page: 'companyDeliveries' | 'companyInvoices') => (tabs.includes(page) ? href(page) : undefined);
  const write = amountWriter(visit);
  const view = toView(read.value, { isOwn, write, dayOf: daysOf(visit), hrefOf: orderHrefIn(visit, reach) });
  return {
    ...view,
    orders: { ...view.orders, href: href(isOwn ? 'accountOrders' : 'companyOrders') },
    deliveries: { ...view.deliveries, href: isOwn ? href('accountDeliveries') : tab('companyDeliveries') },
    invoices: { ...view.invoices, href: tab('companyInvoices') },
    spending: (read.value.spending ?? []).map((spending) => spendingView(spending, visit, write)),
    limits: limitsView(read.value.limits, visit, write, await readPointWriter(shop, visit, visit.claims?.company_id)),
  };
}

type Manner = {
  readonly isOwn: boolean;
  readonly write: Write;
  readonly dayOf: (instant: Date) => string;
  readonly hrefOf: (orderId: string) => string;
};

function toView({ openOrders, deliveries, invoices }: Overview, { isOwn, write, dayOf, hrefOf }: Manner) {
  return {
    orders: {
      total: openOrders.total,
      first: openOrders.first.map((order) => ({
        id: order.id,
        href: hrefOf(order.id),
        orderNo: order.orderNo,
        day: dayOf(order.createdAt),
        buyer: isOwn ? undefined : order.buyerName,
        state: order.state,
        amount: write(order.marketId, order.payable),
      })),
    },
    deliveries: {
      first: deliveries.map(({ order, ...delivery }) => ({
        ...delivery,
        orderNo: order.orderNo,
        orderHref: hrefOf(order.id),
      })),
    },
    invoices: {
      total: invoices.total,
      overdue: invoices.overdue,
      first: invoices.first.map(({ id, number, dueOn, isOverdue, marketId, left }) => ({
        id,
        number,
        dueOn,
        isOverdue,
        amount: write(marketId, left),
      })),
    },
  };
}

function spendingView({ marketId, total, months }: Spending, visit: Visit, write: Write): SpendingView {
  const culture = cultureOf(visit);
  const short = new Intl.DateTimeFormat(culture, { month: 'short', timeZone: 'UTC' });
  const narrow = new Intl.DateTimeFormat(culture, { month: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(culture, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const highest = Math.max(1, ...months.map(({ amount }) => amount.amount));
  return {
    currency: total.currency,
    total: write(marketId, total) ?? '',
    months: months.map(({ month, amount }) => {
      const first = new Date(`${month}-01T00:00:00Z`);
      return {
        month,
        label: short.format(first).replace('.', ''),
        letter: narrow.format(first),
        name: long.format(first),
        amount: write(marketId, amount) ?? '',
        share: amount.amount / highest,
      };
    }),
  };
}

function limitsView(
  { personal, credit }: Limits,
  { market }: Visit,
  write: Write,
  withPoints: PointWriter,
): OverviewView['limits'] {
  const { marketId } = market;
  const written = write(marketId, personal?.amount);
  return {
    personal:
      personal && written !== undefined
        ? { amount: withPoints(personal.amount, written), period: personal.period }
        : undefined,
    credit: credit && {
      left: write(marketId, credit.left) ?? '',
      limit: write(marketId, credit.limit),
      share:
        credit.limit && credit.limit.amount > 0
          ? Math.max(0, Math.min(1, credit.left.amount / credit.limit.amount))
          : 1,
    },
  };
}
