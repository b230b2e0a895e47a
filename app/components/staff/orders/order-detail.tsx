import type { SubmissionResult } from '@conform-to/react';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { OrderStateBadge } from '#app/components/history/state-badges.tsx';
import { MessageForm, Messages } from '#app/components/order-page/messages.tsx';
import { Asked } from '#app/components/order-page/returns.tsx';
import { Facts } from '#app/components/outcome/facts.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderSteps } from './order-steps.tsx';
import type { StaffOrder } from './staff-order.ts';

type Props = {
  order: StaffOrder;
  closeHref: string;
  /** A message that came back. */
  unsent: SubmissionResult | undefined;
};

/** One order: where it stands, what can be done with it, and how it came there. */
export function OrderDetail({ order, closeHref, unsent }: Props) {
  const t = useTranslations('fulfilment.orders');
  const talk = useTranslations('order-page.messages');
  const { orderNo, buyer, email, state, total, facts } = order;
  return (
    <article aria-label={t('order', { orderNo })} className="mb-10 border border-ink bg-paper p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-display text-heading font-bold">{t('order', { orderNo })}</h2>
        <OrderStateBadge state={state} />
        <ButtonLink
          to={closeHref}
          kind="quiet"
          size="small"
          className="ml-auto"
          icon={<X aria-hidden="true" className="size-4" />}
        >
          {t('close')}
        </ButtonLink>
      </div>
      <p className="mt-1 text-quiet wrap-anywhere">{[buyer, email].filter(Boolean).join(' · ')}</p>
      <p className="mt-2">
        {t('column.total')}: <span className="font-semibold tabular-nums">{total}</span>
      </p>
      <OrderMoves order={order} />
      <Rows order={order} />
      <div className="mt-6">
        <Facts order={facts} isOrdered={false} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <Deliveries order={order} />
          <Invoices order={order} />
          <OrderReturns returns={order.returns} />
        </div>
        <OrderSteps steps={order.steps} />
      </div>
      <section className="mt-8">
        <h3 className="mb-3 font-display text-subheading font-bold">{talk('title')}</h3>
        <Messages messages={order.messages} />
        <MessageForm
          key={order.messages.length}
          messageId={order.messageId}
          orderId={order.id}
          answer={unsent && { words: wordsIn(unsent), problems: problemsIn(unsent), typed: typedIn(unsent) }}
        />
      </section>
    </article>
  );
}

const wordsIn = ({ error }: SubmissionResult) => Object.values(error ?? {}).flatMap((said) => said ?? [])[0] ?? '';

function problemsIn({ error }: SubmissionResult): Record<string, string> {
  const [body] = error?.body ?? [];
  return body === undefined ? {} : { body };
}

function typedIn({ initialValue }: SubmissionResult): Record<string, string> {
  const body = initialValue?.body;
  return typeof body === 'string' ? { body } : {};
}

function OrderReturns({ returns }: Pick<StaffOrder, 'returns'>) {
  const t = useTranslations('order-page.staff');
  const { href } = useShop();
  if (returns.length === 0) return null;
  return (
    <section>
      <h3 className="font-display text-subheading font-bold">{t('title')}</h3>
      <ul className="mt-3 grid gap-4">
        {returns.map((one) => (
          <li key={one.id}>
            <Asked one={one} />
          </li>
        ))}
      </ul>
      {returns.some(({ state }) => state === 'asked') && (
        <TextLink to={href('staffReturns')} className="mt-3 inline-block py-1">
          {t('decide')}
        </TextLink>
      )}
    </section>
  );
}

function Rows({ order: { rows } }: { order: StaffOrder }) {
  const t = useTranslations('fulfilment');
  const amount = useAmount();
  return (
    <Table caption={t('orders.rows')} className="mt-6">
      <thead>
        <tr>
          <HeaderCell>{t('orders.column.article')}</HeaderCell>
          <HeaderCell isNumber>{t('orders.column.ordered')}</HeaderCell>
          <HeaderCell isNumber>{t('orders.column.delivered')}</HeaderCell>
          <HeaderCell isNumber>{t('orders.column.invoiced')}</HeaderCell>
          <HeaderCell isNumber>{t('orders.column.denied')}</HeaderCell>
          <HeaderCell>{t('orders.column.status')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rowNumber}>
            <Cell className="min-w-56">
              {row.article}
              <span className="block text-sm text-quiet">{row.sku}</span>
            </Cell>
            <Cell isNumber>{amount(row.quantity, row.soldBy)}</Cell>
            <Cell isNumber>
              {row.delivered}
              {row.sentBeyond > 0 && (
                <span className="block text-sm font-semibold text-danger">
                  {t('orders.sentBeyond', { count: row.sentBeyond })}
                </span>
              )}
            </Cell>
            <Cell isNumber>{row.invoiced}</Cell>
            <Cell isNumber>{row.denied}</Cell>
            <Cell className="whitespace-nowrap">{t(`rowStatus.${row.status}`)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Deliveries({ order: { deliveries } }: { order: StaffOrder }) {
  const t = useTranslations('fulfilment.orders');
  const time = useMoment('time');
  return (
    <section>
      <h3 className="font-display text-subheading font-bold">{t('deliveries')}</h3>
      {deliveries.length === 0 && <p className="mt-2 text-quiet">{t('noDeliveries')}</p>}
      <ul className="mt-3 grid gap-3">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <p className="font-semibold">
              {delivery.dispatchNumber} · {t('pieces', { count: delivery.pieces })}
            </p>
            <p className="text-sm text-quiet">
              {[delivery.carrier, delivery.trackingNumber].filter(Boolean).join(' ')} · {time(delivery.dispatchedAt)}
            </p>
            <p className="text-sm text-quiet">
              {delivery.arrivedAt ? t('arrivedAt', { time: time(delivery.arrivedAt) }) : t('onTheWay')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invoices({ order: { invoices } }: { order: StaffOrder }) {
  const t = useTranslations('fulfilment.orders');
  const states = useTranslations('history.invoice');
  const day = useDay('whole');
  return (
    <section>
      <h3 className="font-display text-subheading font-bold">{t('invoices')}</h3>
      {invoices.length === 0 && <p className="mt-2 text-quiet">{t('noInvoices')}</p>}
      <ul className="mt-3 grid gap-3">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <p className="font-semibold">
              {t(`paper.${invoice.kind}`, { number: invoice.number })} · {invoice.total}
            </p>
            <p className="text-sm text-quiet">
              {[
                day(invoice.issuedOn),
                invoice.state === 'open' || invoice.state === 'overdue' ? t('dueOn', { day: day(invoice.dueOn) }) : '',
                invoice.state === 'paid' || invoice.state === 'credited' ? states(invoice.state) : '',
                invoice.left ? states('left', { amount: invoice.left }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
