import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useCheckoutDoor } from './checkout-door.ts';

/** Shown in the cart while an earlier order of this browser waits for payment. */
export function PayingNotice() {
  const t = useTranslations('cart.next');
  const { paying } = useCheckoutDoor();
  if (!paying) return null;
  const { href, ...facts } = paying;
  return (
    <Notice
      tone="warn"
      className="mb-6"
      actions={
        <ButtonLink to={href} kind="secondary" size="small">
          {t('payingOn')}
        </ButtonLink>
      }
    >
      {t('paying', facts)}
    </Notice>
  );
}
