import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { BadgeTone } from '#app/ui/badge-style.ts';
import type { orderStatuses } from '#modules/order/order-status.ts';

type Status = keyof typeof orderStatuses;

const tones: Partial<Record<Status, BadgeTone>> = {
  Received: 'signal',
  Delivered: 'success',
  Invoiced: 'success',
  Overdue: 'danger',
};

export function StatusBadge({ status, isRefused = false }: { status: Status; isRefused?: boolean }) {
  const t = useTranslations('order.status');
  const own = useTranslations('fulfilment.orders');
  return isRefused ? (
    <Badge tone="danger">{own('refused')}</Badge>
  ) : (
    <Badge tone={tones[status] ?? 'neutral'}>{t(status)}</Badge>
  );
}
