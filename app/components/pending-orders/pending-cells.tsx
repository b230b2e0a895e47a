import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { cx } from '#app/ui/class-names.ts';
import type { PendingItem } from './pending-view.ts';

/** Since when an order waits. */
export function PendingAge({ row: { createdAt, days } }: { row: PendingItem }) {
  const t = useTranslations('pending-orders');
  const dayOf = useMoment('day');
  return (
    <span>
      {t('age', { days })}
      <span className="text-quiet"> · {dayOf(createdAt)}</span>
    </span>
  );
}

/** The wearers of the goods, and the allowances that the order exceeds. */
export function PendingWearers({ row: { wearers, excess } }: { row: PendingItem }) {
  return (
    <span>
      {wearers}
      {excess.map(({ position, text }) => (
        <span key={position} className="block text-sm text-quiet">
          {text}
        </span>
      ))}
    </span>
  );
}

/** What the order leaves of the buyer's limit. */
export function PendingLimit({ row: { limitLeft, isOverLimit } }: { row: PendingItem }) {
  return <span className={cx('tabular-nums', isOverLimit && 'font-semibold text-danger')}>{limitLeft}</span>;
}

/** The people responsible: the named approver, or the customer admins, with the reason. */
export function PendingApprover({ row: { approver, because } }: { row: PendingItem }) {
  const t = useTranslations('pending-orders');
  if (approver !== '') return <span>{approver}</span>;
  return (
    <span className="text-quiet">
      {t('admins')}
      {because && <span className="block text-sm">{t(`adminsBecause.${because}`)}</span>}
    </span>
  );
}
