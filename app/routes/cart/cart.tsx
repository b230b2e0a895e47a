import { useTranslations } from 'use-intl';
import { CartPage } from '#app/components/cart/cart-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/cart.ts';
import { loadCart } from './load-cart.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadCart(context.get(shopContext), context.get(visitContext), request);
}

export default function Cart({ loaderData: { page, categories } }: Route.ComponentProps) {
  const t = useTranslations('cart');
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <CartPage loaded={page} categories={categories} told={undefined} />
    </>
  );
}
