import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Switch } from '#app/ui/fields/switch.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';
import { useCart } from '../cart-context.ts';
import { fieldsOf } from '../cart-fields.ts';

type Props = { cartId: string; title: string; isShared: boolean };

/**
 * Shares a saved cart with colleagues. Takes effect at once; without scripts it is a button of the surrounding form.
 */
export function ShareSwitch({ cartId, title, isShared }: Props) {
  const t = useTranslations('cart');
  const cart = useCart();
  const notify = useSnackbar();
  const [wish, setWish] = useState<boolean>();
  const share = async (wished: boolean) => {
    setWish(wished);
    const answer = await cart.ask(fieldsOf(wished ? 'share' : 'unshare', { cartId }));
    setWish(undefined);
    if (!answer || answer.refusal) notify(t('failed.any'), { tone: 'danger' });
  };
  return (
    <>
      <Switch
        label={t('saved.share')}
        aria-label={`${t('saved.share')}: ${title}`}
        checked={wish ?? isShared}
        onChange={({ currentTarget }) => void share(currentTarget.checked)}
        className="text-sm noscript:hidden"
      />
      <span className="hidden noscript:block">
        <Button type="submit" name="intent" value={isShared ? 'unshare' : 'share'} kind="quiet" size="small">
          {t(isShared ? 'saved.unshare' : 'saved.share')}
        </Button>
      </span>
    </>
  );
}
