import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { BadgeTone } from '#app/ui/badge-style.ts';
import type { DeliveryLabel } from '#modules/order/delivery-label.ts';
import type { InvoiceState } from '#modules/order-history/invoice-line.ts';
import type { OrderState } from '#modules/order-history/order-state.ts';

const orderTones: Record<OrderState, BadgeTone> = {
  Default: 'neutral',
  Received: 'neutral',
  SendToCustomer: 'neutral',
  Confirmed: 'ink',
  PickupAtRetailer: 'signal',
  PartDelivered: 'warn',
  Delivered: 'success',
  Invoiced: 'neutral',
  Overdue: 'danger',
  refused: 'danger',
  unpaid: 'warn',
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  const own = useTranslations('history.state');
  const t = useTranslations('order.status');
  return <Badge tone={orderTones[state]}>{state === 'refused' || state === 'unpaid' ? own(state) : t(state)}</Badge>;
}

const deliveryTones: Record<DeliveryLabel, BadgeTone> = {
  'not-delivered': 'neutral',
  'part-delivered': 'warn',
  delivered: 'success',
  invoiced: 'neutral',
  unknown: 'neutral',
};

export function DeliveryLabelBadge({ label }: { label: DeliveryLabel }) {
  const t = useTranslations('history.label');
  return <Badge tone={deliveryTones[label]}>{t(label)}</Badge>;
}

const invoiceTones: Record<InvoiceState, BadgeTone> = {
  open: 'neutral',
  overdue: 'danger',
  paid: 'success',
  credited: 'success',
  credit: 'ink',
};

export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  const t = useTranslations('history.invoice');
  return <Badge tone={invoiceTones[state]}>{t(state)}</Badge>;
}
