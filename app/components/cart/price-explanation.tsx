import { useTranslations } from 'use-intl';
import type { PriceStepView } from './cart-page-view.ts';
import { FoldSummary } from './fold-summary.tsx';

/** How a price came about, step by step, for whoever asks. */
export function PriceExplanation({ name, steps }: { name: string; steps: readonly PriceStepView[] }) {
  const t = useTranslations('cart.explain');
  return (
    <details className="min-w-0 open:basis-full">
      <FoldSummary>
        {t('title')}
        <span className="sr-only">: {name}</span>
      </FoldSummary>
      <ol className="my-1 max-w-xl border-l-2 border-line pl-4 text-sm tabular-nums">
        {steps.map(({ word, facts, listType }) => (
          <li key={word + Object.values(facts).join()} className="py-1 last:font-semibold">
            {t(word, listType === undefined ? facts : { ...facts, kind: t(`kinds.${listType}`) })}
          </li>
        ))}
      </ol>
    </details>
  );
}
