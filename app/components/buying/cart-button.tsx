import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { CountBadge } from '#app/ui/badge.tsx';
import { useBuying } from './buying-context.ts';

/** The link to the cart with its item count. With a mini cart, a plain click opens that instead. */
export function CartButton() {
  const t = useTranslations('buying.badge');
  const { href } = useShop();
  const { count = 0, hasMiniCart, openMiniCart } = useBuying();
  return (
    <PageLink
      href={href('checkout')}
      onClick={(event) => {
        if (!hasMiniCart || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openMiniCart();
      }}
      className="relative flex h-11 items-center gap-2 px-2 font-medium hover:underline"
    >
      <ShoppingBag aria-hidden="true" className="size-5" />
      <span className="max-lg:sr-only">{t('label')}</span>
      {count > 0 && (
        <CountBadge
          count={count}
          label={t('count', { count })}
          className="max-lg:absolute max-lg:-right-0.5 max-lg:top-0.5"
        />
      )}
    </PageLink>
  );
}
