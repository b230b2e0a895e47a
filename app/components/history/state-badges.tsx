import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { BadgeTone } from '#app/ui/badge-style.ts';
import { cx } from '#app/ui/class-names.ts';
import type { RowWay } from '#modules/fulfilment/progress.ts';
import type { OrderState } from '#modules/order/order-state.ts';
import type { InvoiceState } from '#modules/order-history/invoice-line.ts';
import type { PaymentSide } from '#modules/order-history/payment-side.ts';

/**
 * Colours of the states of orders, rows and invoices. `neutral`: waiting. `ink`: in progress. `signal`: the buyer has to act.
 * `warn`: partly done. `success`: done. `danger`: refused or late.
 */
const tones: Record<OrderState | RowWay | InvoiceState, BadgeTone> = {
  unpaid: 'neutral',
  approval: 'neutral',
  'handed-over': 'neutral',
  received: 'neutral',
  waiting: 'neutral',
  confirmed: 'ink',
  'under-way': 'ink',
  pickup: 'signal',
  'part-sent': 'warn',
  delivered: 'success',
  refused: 'danger',
  open: 'neutral',
  credit: 'neutral',
  paid: 'success',
  credited: 'success',
  overdue: 'danger',
};

/** The state of an order or of one of its rows. */
export function OrderStateBadge({ state }: { state: OrderState | RowWay }) {
  const t = useTranslations('history.state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

/** The payment state, as a small note beside the order state. */
export function PaymentNote({ side, className }: { side: PaymentSide; className?: string }) {
  const t = useTranslations('history.state');
  const look = side === 'overdue' ? 'font-semibold text-danger' : 'text-quiet';
  return <span className={cx('text-sm whitespace-nowrap', look, className)}>{t(side)}</span>;
}

export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  const t = useTranslations('history.invoice');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
