import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** After a failed or cancelled payment: try again, or go to the cart. */
export function BackToCart({ after }: { after: 'failed' | 'canceled' }) {
  const t = useTranslations(`outcome.${after}`);
  const { href } = useShop();
  return (
    <>
      <ButtonLink to={href('checkoutOrder')}>{t('again')}</ButtonLink>
      <ButtonLink to={href('checkout')} kind="secondary">
        {t('cart')}
      </ButtonLink>
    </>
  );
}
