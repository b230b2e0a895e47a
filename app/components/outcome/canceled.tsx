import { useTranslations } from 'use-intl';
import { savedCartsId } from '#app/components/cart/saved/saved-carts-id.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { BackToCart } from './back-to-cart.tsx';
import { OutcomeFrame } from './outcome-frame.tsx';
import type { OrderOutcome } from './outcome-view.ts';

/** A cancelled order: the buyer cancelled or withdrew it, or the approver rejected it. */
export function Canceled({ order }: { order: OrderOutcome }) {
  const t = useTranslations('outcome');
  const { href } = useShop();
  const isOfApproval = order.kind === 'approval';
  const notPlaced = order.isWithdrawn ? 'withdrawn' : 'notApproved';
  const word = isOfApproval ? notPlaced : 'canceled';
  return (
    <OutcomeFrame
      order={order}
      stage="cart"
      tone="stopped"
      title={t(`${word}.title`)}
      text={t(`${word}.text`)}
      actions={
        isOfApproval ? (
          <ButtonLink to={`${href('checkout')}#${savedCartsId}`}>{t('savedCarts')}</ButtonLink>
        ) : (
          <BackToCart after="canceled" />
        )
      }
    />
  );
}
