import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import type { StepView } from './order-page-view.ts';
import { Section } from './section.tsx';

/** The events of an order, the latest first. */
export function Timeline({ steps }: { steps: readonly StepView[] }) {
  const t = useTranslations('order-page');
  const words = useTranslations('fulfilment.step');
  const states = useTranslations('history.state');
  const timeOf = useMoment('time');
  if (steps.length === 0) return null;
  return (
    <Section id="timeline" title={t('timeline')}>
      <ol className="ml-1.5 border-l-2 border-line">
        {steps.map(({ key, at, kind, state, about }, index) => (
          <li key={key} className="relative pb-4 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-ink ${index === 0 ? 'bg-signal' : 'bg-paper'}`}
            />
            <p className="wrap-anywhere">
              {kind === 'placed' || kind === 'approval' ? t(kind) : words(kind)}
              {(state || about) && <span className="font-semibold"> {state ? states(state) : about}</span>}
            </p>
            <p className="text-sm text-quiet">{timeOf(at)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
