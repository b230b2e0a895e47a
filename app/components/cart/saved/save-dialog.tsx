import { useTranslations } from 'use-intl';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { CartActions } from '../cart-context.ts';
import { CartDialog } from '../cart-dialog.tsx';
import type { CartPageView } from '../cart-page-view.ts';

type Props = Pick<CartPageView, 'name' | 'description'> & { cart: CartActions; onSaved: () => void };

/** Saves the cart under a name; an empty cart replaces it. */
export function SaveDialog({ name, description, cart, onSaved }: Props) {
  const t = useTranslations('cart.save');
  return (
    <CartDialog title={t('title')} action={t('do')} cart={cart} intent="save" onDone={onSaved}>
      <p className="text-quiet">{t('text')}</p>
      <TextField name="name" label={t('name')} defaultValue={name} required />
      <TextArea name="description" label={t('description')} defaultValue={description} isOptional />
    </CartDialog>
  );
}
