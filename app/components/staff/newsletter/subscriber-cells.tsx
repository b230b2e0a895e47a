import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { ListState } from '#modules/newsletter/listed-subscriber.ts';
import type { SubscriberRow } from './newsletter-view.ts';

const tones = { active: 'success', pending: 'neutral', blocked: 'warn' } as const;

export function SubscriberState({ state }: { state: ListState }) {
  return <Badge tone={tones[state]}>{useTranslations('staff.newsletter')(`state.${state}`)}</Badge>;
}

export function StateCell({ row: { state } }: { row: SubscriberRow }) {
  return <SubscriberState state={state} />;
}

/** The step by which the address agreed, its day and the sentence that was shown. */
export function ProofCell({ row: { proof } }: { row: SubscriberRow }) {
  const t = useTranslations('staff.newsletter');
  const day = useDay();
  if (!proof) return <span className="text-quiet">{t('noProof')}</span>;
  return (
    <span className="line-clamp-2 max-w-xl text-pretty" title={proof.wording}>
      <span className="font-semibold">{`${t(`step.${proof.what}`)}, ${day(proof.on)}. `}</span>
      <span className="text-quiet">{proof.wording}</span>
    </span>
  );
}
