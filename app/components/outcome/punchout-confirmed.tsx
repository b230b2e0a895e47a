import { useTranslations } from 'use-intl';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';
import { WhatNow } from './what-now.tsx';

/** The cart of a punch-out buyer was stored. It is ordered in the procurement system. */
export function PunchoutConfirmed({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.punchout');
  return (
    <OutcomeFrame order={order} stage="cart" tone="waiting" title={t('title')} text={t('text')} actions={null}>
      <WhatNow steps={[t('first')]} />
    </OutcomeFrame>
  );
}
