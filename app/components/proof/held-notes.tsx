import { useTranslations } from 'use-intl';
import { Notice } from '#app/ui/notice.tsx';
import type { OrderOutcome } from './outcome-view.ts';

/** Why some of the logos and names are not made yet. */
export function HeldNotes({ held }: Pick<OrderOutcome, 'held'>) {
  const t = useTranslations('proof.state');
  return held.map((state) => (
    <Notice key={state} tone="warn">
      {t(state)}
    </Notice>
  ));
}
