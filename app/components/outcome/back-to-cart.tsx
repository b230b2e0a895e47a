import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** Nothing was paid: once more, or first a look at the cart. */
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
