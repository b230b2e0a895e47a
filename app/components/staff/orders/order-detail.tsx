import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Refused } from '#app/components/account/refused.tsx';
import { useAmount } from '#app/components/catalogue/use-amount.ts';
import { OrderStateBadge } from '#app/components/history/state-badges.tsx';
import { ExchangeOf } from '#app/components/order-page/exchange-of.tsx';
import { MessageForm, Messages } from '#app/components/order-page/messages.tsx';
import { Asked } from '#app/components/order-page/returns.tsx';
import { Facts } from '#app/components/outcome/facts.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { HeldNotes } from '#app/components/proof/held-notes.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { typedFormOf } from '#app/forms/typed-fields.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { EInvoiceState } from './e-invoice-state.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderProduction, productionId } from './order-production.tsx';
import { OrderSteps } from './order-steps.tsx';
import type { StaffOrder } from './staff-order.ts';

type Answer = { readonly intent: string; readonly result: SubmissionResult; readonly answerId: string };

type Props = {
  order: StaffOrder;
  done: ReactNode;
  /** The answer to a form of the page that was refused. */
  answer: Answer | undefined;
};

/** The page of an order for staff: state, actions and history. */
export function OrderDetail({ order, done, answer }: Props) {
  const t = useTranslations('fulfilment.orders');
  const talk = useTranslations('order-page.messages');
  const what = useTranslations('order-page');
  const sheet = useTranslations('proof.sheet');
  const { href } = useShop();
  const { orderNo, buyer, email, state, total, facts } = order;
  const unsent = answer?.intent === 'message' ? answer.result : undefined;
  return (
    <DetailPage
      title={t('order', { orderNo })}
      intro={[buyer, email, `${t('column.total')}: ${total}`].filter(Boolean).join(' · ')}
      back={{ href: href('staffOrders'), text: t('title') }}
      status={<OrderStateBadge state={state} />}
      notice={
        <>
          {done}
          {!unsent && <Refused key={answer?.answerId} result={answer?.result} />}
        </>
      }
      side={
        <>
          <Deliveries order={order} />
          <Invoices order={order} />
          <OrderSteps steps={order.steps} />
        </>
      }
    >
      {state !== 'approval' && (
        <div className="border border-line bg-paper px-4 py-3">
          <OrderMoves order={order} />
        </div>
      )}
      {order.production && (
        <HeldNotes
          held={order.production.held}
          more={
            <a href={`#${productionId}`} className="underline underline-offset-4">
              {sheet('production')}
            </a>
          }
        />
      )}
      {order.exchangeOf && <ExchangeOf order={order.exchangeOf} />}
      <Rows order={order} />
      {order.production && <OrderProduction production={order.production} />}
      <OrderReturns returns={order.returns} />
      <DetailSection title={what('facts')}>
        <Facts order={facts} isOrdered={false} isForStaff className="text-sm sm:grid-cols-2" />
      </DetailSection>
      {order.messages && (
        <DetailSection title={talk('title')}>
          <Messages messages={order.messages} />
          {order.mayAnswer && (
            <MessageForm
              key={order.messages.length}
              messageId={order.messageId}
              orderId={order.id}
              answer={unsent && { words: wordsIn(unsent), ...typedFormOf(unsent) }}
            />
          )}
        </DetailSection>
      )}
    </DetailPage>
  );
}

const wordsIn = ({ error }: SubmissionResult) => Object.values(error ?? {}).flatMap((said) => said ?? [])[0] ?? '';

function OrderReturns({ returns }: Pick<StaffOrder, 'returns'>) {
  const t = useTranslations('order-page.staff');
  const { href } = useShop();
  if (returns.length === 0) return null;
  return (
    <DetailSection title={t('title')}>
      <ul className="grid gap-4">
        {returns.map((one) => (
          <li key={one.id}>
            <Asked one={one} />
            {one.state === 'asked' && (
              <TextLink to={href('staffReturn', { id: one.id })} className="mt-1 inline-block py-1">
                {t('decide')}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

const counted = ['delivered', 'invoiced', 'denied'] as const;

function Rows({ order: { rows, rowsWithout } }: { order: StaffOrder }) {
  const t = useTranslations('fulfilment');
  const units = useTranslations('units');
  const without = useTranslations('order-page.net');
  const amount = useAmount();
  return (
    <DetailSection title={t('orders.rows')} isFlush>
      <Table caption={t('orders.rows')} className="border-b-0 text-sm [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
        <thead>
          <tr>
            <HeaderCell>{t('orders.column.article')}</HeaderCell>
            <HeaderCell isNumber>{t('orders.column.ordered')}</HeaderCell>
            <HeaderCell isNumber>
              {t('orders.column.total')}
              {rowsWithout && <span className="block font-normal normal-case">{without(rowsWithout)}</span>}
            </HeaderCell>
            <HeaderCell isNumber className="max-md:hidden">
              {t('orders.column.delivered')}
            </HeaderCell>
            <HeaderCell isNumber className="max-md:hidden">
              {t('orders.column.invoiced')}
            </HeaderCell>
            <HeaderCell isNumber className="max-md:hidden">
              {t('orders.column.denied')}
            </HeaderCell>
            <HeaderCell className="max-md:hidden">{t('orders.column.status')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.rowNumber}>
              <Cell className="md:min-w-52">
                {row.article}
                <span className="block text-sm text-quiet">{row.sku}</span>
                {row.quantity !== 1 && row.unitPrice !== undefined && (
                  <span className="block text-sm text-quiet">
                    {units('each', { price: row.unitPrice, per: units(`${row.soldBy}.per`) })}
                  </span>
                )}
                {/* On a phone these columns are lines of the article. */}
                <span className="mt-1 block font-semibold md:hidden">{t(`rowStatus.${row.status}`)}</span>
                <span className="block text-quiet md:hidden">
                  {counted.map((name) => `${t(`orders.column.${name}`)} ${row[name]}`).join(' · ')}
                </span>
                {row.sentBeyond > 0 && (
                  <span className="block font-semibold text-danger md:hidden">
                    {t('orders.sentBeyond', { count: row.sentBeyond })}
                  </span>
                )}
              </Cell>
              <Cell isNumber>{amount(row.quantity, row.soldBy)}</Cell>
              <Cell isNumber className="whitespace-nowrap">
                {row.total}
              </Cell>
              <Cell isNumber className="max-md:hidden">
                {row.delivered}
                {row.sentBeyond > 0 && (
                  <span className="block text-sm font-semibold text-danger">
                    {t('orders.sentBeyond', { count: row.sentBeyond })}
                  </span>
                )}
              </Cell>
              <Cell isNumber className="max-md:hidden">
                {row.invoiced}
              </Cell>
              <Cell isNumber className="max-md:hidden">
                {row.denied}
              </Cell>
              <Cell className="whitespace-nowrap max-md:hidden">{t(`rowStatus.${row.status}`)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </DetailSection>
  );
}

function Deliveries({ order: { deliveries, labelsHref } }: { order: StaffOrder }) {
  const t = useTranslations('fulfilment.orders');
  const labels = useTranslations('garment.labels');
  const time = useMoment('time');
  return (
    <DetailSection title={t('deliveries')}>
      {deliveries.length === 0 && <p className="text-sm text-quiet">{t('noDeliveries')}</p>}
      <ul className="grid gap-3 text-sm">
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
      {labelsHref && (
        <TextLink to={labelsHref} reloadDocument className="mt-3 inline-block py-1 text-sm">
          {labels('download')}
        </TextLink>
      )}
    </DetailSection>
  );
}

function Invoices({ order: { invoices } }: { order: StaffOrder }) {
  const t = useTranslations('fulfilment.orders');
  const states = useTranslations('history.invoice');
  const day = useDay();
  return (
    <DetailSection title={t('invoices')}>
      {invoices.length === 0 && <p className="text-sm text-quiet">{t('noInvoices')}</p>}
      <ul className="grid gap-3 text-sm">
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
            {invoice.eInvoice && <EInvoiceState report={invoice.eInvoice} />}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
