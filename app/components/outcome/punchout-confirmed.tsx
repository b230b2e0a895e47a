import { useTranslations } from 'use-intl';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';
import { WhatNow } from './what-now.tsx';

/** The cart is with the buyer's procurement system, where it is ordered. */
export function PunchoutConfirmed({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.punchout');
  return (
    <OutcomeFrame order={order} stage="cart" tone="success" title={t('title')} text={t('text')} actions={null}>
      <WhatNow steps={[t('first'), t('second')]} />
    </OutcomeFrame>
  );
}
