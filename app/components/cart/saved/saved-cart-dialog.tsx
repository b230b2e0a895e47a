import { useTranslations } from 'use-intl';
import type { CartActions } from '../cart-context.ts';
import { CartDialog } from '../cart-dialog.tsx';

type Props = {
  /** Replace the current cart by a saved one, or delete the saved one. */
  what: 'replace' | 'remove';
  cartId: string;
  name: string;
  cart: CartActions;
  onDone: () => void;
};

/** Confirms losing the contents of a cart. */
export function SavedCartDialog({ what, cartId, name, cart, onDone }: Props) {
  const t = useTranslations('cart');
  const isReplacing = what === 'replace';
  return (
    <CartDialog
      title={t(`saved.${what}Title`)}
      action={t(`saved.${what}`)}
      isDangerous
      cart={cart}
      intent={isReplacing ? 'replace' : 'remove-saved'}
      fields={{ cartId }}
      failure={t(isReplacing ? 'failed.open' : 'failed.any')}
      onDone={onDone}
    >
      <p className="wrap-anywhere">{t(`saved.${what}Text`, { name })}</p>
    </CartDialog>
  );
}
