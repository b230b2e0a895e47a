import { useTranslations } from 'use-intl';
import type { PriceStepView } from './cart-page-view.ts';
import { Fold } from './fold.tsx';

/** Explains a price step by step. */
export function PriceExplanation({ name, steps }: { name: string; steps: readonly PriceStepView[] }) {
  const t = useTranslations('cart.explain');
  const label = (
    <>
      {t('title')}
      <span className="sr-only">: {name}</span>
    </>
  );
  return (
    <Fold label={label}>
      <Steps steps={steps} />
    </Fold>
  );
}

function Steps({ steps }: { steps: readonly PriceStepView[] }) {
  const t = useTranslations('cart.explain');
  return (
    <ol className="my-1 max-w-xl border-l-2 border-line pl-4 text-sm tabular-nums">
      {steps.map(({ word, facts, listType }) => (
        <li key={word + Object.values(facts).join()} className="py-1 last:font-semibold">
          {t(word, listType === undefined ? facts : { ...facts, kind: t(`kinds.${listType}`) })}
        </li>
      ))}
    </ol>
  );
}
