import { useTranslations } from 'use-intl';
import type { CartActions } from './cart-context.ts';
import { CartDialog } from './cart-dialog.tsx';

/** Confirms clearing the cart. */
export function ClearDialog({ cart }: { cart: CartActions }) {
  const t = useTranslations('cart.clear');
  return (
    <CartDialog title={t('title')} action={t('do')} isDangerous cart={cart} intent="clear">
      <p>{t('text')}</p>
    </CartDialog>
  );
}
