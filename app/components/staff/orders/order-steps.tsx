import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { StaffOrder } from './staff-order.ts';

/** The events of an order, the latest first. */
export function OrderSteps({ steps }: Pick<StaffOrder, 'steps'>) {
  const t = useTranslations('fulfilment');
  const statuses = useTranslations('order.status');
  const timeOf = useMoment('time');
  return (
    <DetailSection title={t('orders.steps')}>
      {steps.length === 0 && <p className="text-sm text-quiet">{t('orders.noSteps')}</p>}
      <ol className="grid gap-3 border-l-2 text-sm border-line pl-4">
        {steps.map(({ at, kind, status, about }) => (
          <li key={`${at.getTime()} ${kind} ${status ?? about}`}>
            <p>
              {t(`step.${kind}`)}
              {(status || about) && <span className="font-semibold"> {status ? statuses(status) : about}</span>}
            </p>
            <p className="text-sm text-quiet">{timeOf(at)}</p>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}
