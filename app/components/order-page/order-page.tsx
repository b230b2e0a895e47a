import { useTranslations } from 'use-intl';
import { RuleReasons } from '#app/components/approval-rules/rule-reasons.tsx';
import { OrderTotals } from '#app/components/checkout/order-totals.tsx';
import { OrderStateBadge, PaymentNote } from '#app/components/history/state-badges.tsx';
import { Facts } from '#app/components/outcome/facts.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { HeldNotes } from '#app/components/proof/held-notes.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ApprovalNews } from './approval-news.tsx';
import { Deliveries } from './deliveries.tsx';
import { ExchangeOf } from './exchange-of.tsx';
import { Invoices } from './invoices.tsx';
import { MessageForm, Messages } from './messages.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderPageAnswer, OrderPageView } from './order-page-view.ts';
import { OrderRows } from './order-rows.tsx';
import { Recall } from './recall.tsx';
import { Reorder } from './reorder.tsx';
import { Returns } from './returns.tsx';
import { FoldedSection, Section } from './section.tsx';
import { Timeline } from './timeline.tsx';
import { Withdraw } from './withdraw.tsx';

type Props = { order: OrderPageView; answer: OrderPageAnswer | undefined };

/** The page of an order: state, rows, deliveries, documents, and actions. */
export function OrderPage({ order, answer }: Props) {
  const t = useTranslations('order-page');
  const history = useTranslations('history.maintained');
  const field = useTranslations('checkout.field');
  const tax = useTranslations('order.tax');
  const dayOf = useDay();
  const done = useDone({
    asked: t('returns.asked'),
    exchanged: t('returns.exchanged'),
    withdrawn: t('withdraw.done'),
    sent: t('messages.sent'),
    hidden: t('visibility.hidden'),
    shown: t('visibility.shown'),
  });
  const { state, paymentSide, day, reference, isMaintained, mayAct, totals, untaxed, messages } = order;
  const held = [...new Set(order.rows.flatMap((row) => row.held ?? []))];
  const of = (intent: OrderPageAnswer['intent']) => (answer?.intent === intent ? answer : undefined);
  return (
    <>
      {done}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <OrderStateBadge state={state} />
        {paymentSide && <PaymentNote side={paymentSide} />}
        <span>{t('placedOn', { day: dayOf(day) })}</span>
        {reference && (
          <span className="wrap-anywhere text-quiet">
            {field(reference.name)}: {reference.text}
          </span>
        )}
      </div>
      {order.approval && <ApprovalNews approval={order.approval} />}
      {state === 'approval' && !order.approval && <p className="mt-4 text-quiet">{t('approvalText')}</p>}
      {state === 'approval' && order.reasons.length > 0 && (
        <Notice title={t('ruleReasons')} className="mt-4">
          <RuleReasons reasons={order.reasons} />
        </Notice>
      )}
      {order.isReservationOver && <p className="mt-1 text-quiet">{t('reservationOver')}</p>}
      <HeldNotes held={held} className="mt-4" />
      <Recall key={of('recall')?.answerId} order={order} answer={of('recall')} />
      {isMaintained && (
        <Notice title={history('title')} className="mt-6">
          {history('text')}
        </Notice>
      )}
      {order.exchangeOf && <ExchangeOf order={order.exchangeOf} className="mt-6" />}
      {order.reorder.length > 0 && <Reorder key={of('reorder')?.answerId} order={order} answer={of('reorder')} />}
      {/* In one column, total and state come first. */}
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 min-[1200px]:grid-cols-[minmax(0,1fr)_20rem] min-[1200px]:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-10 min-[1200px]:col-start-2">
          {totals && (
            <div className="border border-line bg-paper p-5">
              <OrderTotals totals={totals} />
              {state === 'refused' && <p className="mt-3 font-semibold">{t('nothingToPay')}</p>}
              {untaxed && <p className="mt-3 text-sm text-quiet">{tax(untaxed)}</p>}
            </div>
          )}
          <Timeline steps={order.steps} />
          <OrderActions order={order} problem={of('visibility')?.words} />
        </div>
        <div className="grid min-w-0 gap-10 min-[1200px]:col-start-1 min-[1200px]:row-span-2 min-[1200px]:row-start-1">
          <OrderRows rows={order.rows} without={order.rowsWithout} />
          {(state !== 'refused' || order.deliveries.length > 0) && <Deliveries deliveries={order.deliveries} />}
          {order.invoices.length > 0 && <Invoices invoices={order.invoices} />}
          <Returns key={of('return')?.answerId ?? order.keys.returnId} order={order} answer={of('return')} />
          {order.withdrawable.length > 0 && (
            <Withdraw key={of('withdraw')?.answerId ?? order.keys.withdrawalId} order={order} answer={of('withdraw')} />
          )}
          {(mayAct || messages.length > 0) && (
            <FoldedSection
              id="messages"
              title={[t('messages.title'), messages.length > 0 && `(${messages.length})`].filter(Boolean).join(' ')}
              isOpen={of('message') !== undefined || messages.length > 0}
            >
              <Messages messages={messages} />
              {mayAct && (
                <MessageForm
                  key={of('message')?.answerId ?? messages.length}
                  messageId={order.keys.messageId}
                  answer={of('message')}
                />
              )}
            </FoldedSection>
          )}
        </div>
        <div className="min-w-0 min-[1200px]:col-start-2">
          <Section id="facts" title={t('facts')}>
            <Facts order={order.facts} isOrdered={false} className="sm:max-[1199px]:grid-cols-2" />
          </Section>
        </div>
      </div>
    </>
  );
}
