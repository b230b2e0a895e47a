import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';

/** The buyer thought better of it. */
export function Canceled({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome.canceled');
  const { href } = useShop();
  return (
    <OutcomeFrame
      order={order}
      tone="stopped"
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
    />
  );
}
