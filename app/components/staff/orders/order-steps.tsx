import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import type { StaffOrder } from './staff-order.ts';

/** What happened to an order, the latest first. */
export function OrderSteps({ steps }: Pick<StaffOrder, 'steps'>) {
  const t = useTranslations('fulfilment');
  const statuses = useTranslations('order.status');
  const timeOf = useMoment('time');
  return (
    <section>
      <h3 className="font-display text-subheading font-bold">{t('orders.steps')}</h3>
      {steps.length === 0 && <p className="mt-2 text-quiet">{t('orders.noSteps')}</p>}
      <ol className="mt-3 grid gap-3 border-l-2 border-line pl-4">
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
    </section>
  );
}
