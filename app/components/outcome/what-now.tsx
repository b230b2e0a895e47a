import { useTranslations } from 'use-intl';

/** The next steps, as a numbered list. */
export function WhatNow({ steps }: { steps: readonly string[] }) {
  const t = useTranslations('outcome');
  return (
    <section aria-labelledby="what-now">
      <h2 id="what-now" className="font-display text-heading font-bold">
        {t('whatNow')}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full border border-ink text-sm font-semibold tabular-nums"
            >
              {index + 1}
            </span>
            <span className="min-w-0 max-w-prose wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
