import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import type { StepView } from './order-page-view.ts';
import { Section } from './section.tsx';

/** What happened to an order, the latest first. */
export function Timeline({ steps }: { steps: readonly StepView[] }) {
  const t = useTranslations('order-page');
  const words = useTranslations('fulfilment.step');
  const statuses = useTranslations('order.status');
  const dayOf = useDay('whole');
  if (steps.length === 0) return null;
  return (
    <Section id="timeline" title={t('timeline')}>
      <ol className="ml-1.5 border-l-2 border-line">
        {steps.map(({ key, day, kind, status, about }, index) => (
          <li key={key} className="relative pb-4 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-ink ${index === 0 ? 'bg-signal' : 'bg-paper'}`}
            />
            <p className="wrap-anywhere">
              {kind === 'placed' ? t('placed') : words(kind)}
              {(status || about) && <span className="font-semibold"> {status ? statuses(status) : about}</span>}
            </p>
            <p className="text-sm text-quiet">{dayOf(day)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
