import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useCheckoutDoor } from './checkout-door.ts';

/** In the cart, while an order made of the last one waits for its money. */
export function PayingNotice() {
  const t = useTranslations('cart.next');
  const { payingHref } = useCheckoutDoor();
  if (payingHref === undefined) return null;
  return (
    <Notice
      tone="warn"
      className="mb-6"
      actions={
        <ButtonLink to={payingHref} kind="secondary" size="small">
          {t('payingOn')}
        </ButtonLink>
      }
    >
      {t('paying')}
    </Notice>
  );
}
