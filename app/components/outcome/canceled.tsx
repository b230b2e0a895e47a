import { useTranslations } from 'use-intl';
import { BackToCart } from './back-to-cart.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';

/** The buyer thought better of it. */
export function Canceled({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.canceled');
  return (
    <OutcomeFrame
      order={order}
      stage="cart"
      tone="stopped"
      title={t('title')}
      text={t('text')}
      actions={<BackToCart after="canceled" />}
    />
  );
}
