import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PriceStepView } from './cart-page-view.ts';

/** How a price came about, step by step, for whoever asks. */
export function PriceExplanation({ name, steps }: { name: string; steps: readonly PriceStepView[] }) {
  const t = useTranslations('cart.explain');
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-9 items-center gap-1.5 text-quiet underline-offset-4 hover:text-ink hover:underline">
        {t('title')}
        <span className="sr-only">: {name}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-[rotate] in-open:rotate-180" />
      </summary>
      <ol className="my-1 max-w-xl border-l-2 border-line pl-4 tabular-nums">
        {steps.map(({ word, facts }) => (
          <li key={word + Object.values(facts).join()} className="py-1 last:font-semibold">
            {t(word, facts)}
          </li>
        ))}
      </ol>
    </details>
  );
}
