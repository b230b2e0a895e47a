import { MessageCircleQuestionMark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { OrderStateBadge } from '#app/components/history/state-badges.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import type { StaffOrderBrief } from './staff-order.ts';

type Props = { row: StaffOrderBrief };

/** The state of an order, and whether its buyer waits for a reply. */
export function OrderMarks({ row: { state, isUnanswered } }: Props) {
  const t = useTranslations('fulfilment.orders');
  return (
    <span className="inline-flex items-center gap-2">
      <OrderStateBadge state={state} />
      {isUnanswered && (
        <span title={t('unanswered')} className="bg-signal p-1">
          <MessageCircleQuestionMark aria-hidden="true" className="size-3.5" />
          <span className="sr-only">{t('unanswered')}</span>
        </span>
      )}
    </span>
  );
}

export function OrderTime({ row: { createdAt } }: Props) {
  return useMoment('time')(createdAt);
}
