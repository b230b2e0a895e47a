import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { SizeMatrix } from '#app/components/product/size-matrix.tsx';
import { StockProvider, stockMapOf } from '#app/components/product/stock-map.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import type { Route } from './+types/sizes.ts';
import { readLooking } from './read-looking.server.ts';
import { readVisibleStock } from './read-visible-stock.server.ts';
import { toProductView } from './to-product-view.server.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { viewer, prices, context: chosen } = await readLooking(shop, visit, request);
  const detail = await findProduct(shop, visit, viewer, params);
  const product = detail && (await toProductView(shop, visit, detail, { prices, reviews: undefined, context: chosen }));
  if (!product) throw notFound();
  const { name, href, colours, isSellable } = product;
  const stock = await readVisibleStock(shop, detail);
  const isSomeGone = stock.some(({ onHandValue }) => onHandValue <= 0);
  // Wishes are for what is sold from stock.
  const notifyHref =
    isSellable && isSomeGone && chosen === 'All' ? routeHref('productNotify', visit.language, params) : undefined;
  return { name, href, colours, stock, notifyHref };
}

/** What there is of a product, for whoever has no scripts: they are what brings it to the product's own page. */
export default function Sizes({ loaderData: { name, href, colours, stock, notifyHref } }: Route.ComponentProps) {
  const t = useTranslations('product.matrix');
  const restock = useTranslations('restock');
  return (
    <StockProvider value={stockMapOf(stock)}>
      <title>{`${name} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('title')} intro={<PageLink href={href}>{name}</PageLink>} className="mb-8" />
      <SizeMatrix name={name} colours={colours} chosen={undefined} isAlternate={false} />
      {notifyHref && (
        <p className="mt-6">
          <PageLink href={notifyHref} className="underline underline-offset-4">
            {restock('someGone')}
          </PageLink>
        </p>
      )}
    </StockProvider>
  );
}
