import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import type { SpendingView } from './overview-view.ts';

/** Minimum height of a bar in percent, so that a small month does not look like zero. */
const lowest = 2;

type Props = {
  spending: SpendingView;
  /** Whether another chart shows another currency. */
  isOneOfSeveral: boolean;
};

/** Twelve months as bars. The month that is hovered, tapped or reached by arrow keys is named above the bars. */
export function SpendingChart({ spending: { total, months, currency }, isOneOfSeveral }: Props) {
  const t = useTranslations('overview.spending');
  const title = isOneOfSeveral ? `${t('title')}, ${currency}` : t('title');
  const [at, setAt] = useState(months.length - 1);
  const pointedAt = months[at];
  const bars = useRef<(HTMLButtonElement | null)[]>([]);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = step === undefined ? undefined : bars.current[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Card title={title}>
      <p className="mt-3 font-display text-heading font-bold tabular-nums wrap-anywhere">{total}</p>
      <p className="mt-1 text-quiet">{t('text')}</p>
      <p aria-hidden="true" className="mt-6 flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span>{pointedAt?.name}</span>
        <span className="font-semibold">{pointedAt?.amount}</span>
      </p>
      <ol aria-label={title} className="mt-2 flex">
        {months.map(({ month, label, letter, name, amount, share }, index) => (
          <li key={month} className="flex-1">
            <button
              ref={(bar) => {
                bars.current[index] = bar;
              }}
              type="button"
              tabIndex={index === at ? 0 : -1}
              onKeyDown={walk}
              onFocus={() => setAt(index)}
              onPointerEnter={() => setAt(index)}
              // Some browsers do not focus a clicked button.
              onClick={() => setAt(index)}
              className="block w-full"
            >
              <span className="sr-only">{`${name}: ${amount}`}</span>
              <span className="flex h-36 items-end justify-center border-b border-ink">
                <span
                  className={`w-[70%] ${index === at ? 'bg-ink' : 'bg-quiet'}`}
                  style={{ height: share > 0 ? `${Math.max(lowest, share * 100)}%` : 0 }}
                />
              </span>
              <span aria-hidden="true" className="mt-1.5 block text-[0.6875rem] text-quiet">
                <span className="sm:hidden">{letter}</span>
                <span className="max-sm:hidden">{label}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
