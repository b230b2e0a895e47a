import { useTranslations } from 'use-intl';
import { BackToCart } from './back-to-cart.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';
import { WhatNow } from './what-now.tsx';

/** The payment failed. The cart and the checkout form are unchanged. */
export function Failed({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.failed');
  return (
    <OutcomeFrame
      order={order}
      stage="cart"
      tone="danger"
      title={t('title')}
      text={t('text')}
      actions={<BackToCart after="failed" />}
    >
      <WhatNow steps={[t('kept'), t('card'), t('other')]} />
    </OutcomeFrame>
  );
}
