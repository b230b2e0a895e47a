import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';
import { WhatNow } from './what-now.tsx';

/** The money did not come. The cart is there as it was, and so is what was typed. */
export function Failed({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.failed');
  const { href } = useShop();
  return (
    <OutcomeFrame
      order={order}
      tone="danger"
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink to={href('checkoutOrder')}>{t('again')}</ButtonLink>
          <ButtonLink to={href('checkout')} kind="secondary">
            {t('cart')}
          </ButtonLink>
        </>
      }
    >
      <WhatNow steps={[t('kept'), t('card'), t('other')]} />
    </OutcomeFrame>
  );
}
