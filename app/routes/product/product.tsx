import { GoneProduct } from '#app/components/product/gone-product.tsx';
import { ProductPage } from '#app/components/product/product-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/product.ts';
import { buyByForm } from './buy-by-form.server.ts';
import { loadProduct } from './load-product.server.ts';

export const handle = { isWide: true };

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadProduct(context.get(shopContext), context.get(visitContext), request, params.uniqueName);
}

/** Adds to the cart without scripts. */
export function action({ context, request }: Route.ActionArgs) {
  return buyByForm({ shop: context.get(shopContext), visit: context.get(visitContext) }, request);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.product ? [...loaderData.shared, ...loaderData.structured.map((one) => ({ 'script:ld+json': one }))] : [];

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.product) return <GoneProduct categories={loaderData.categories} />;
  const { product, structured: _, shared: __, ...page } = loaderData;
  const { title, description } = product.seo;
  return (
    <>
      <title>{`${title} | Yrke`}</title>
      <meta name="description" content={description} />
      {/* Reset for another product. */}
      <ProductPage key={`${product.basePartNo} ${page.chosen}`} product={product} told={actionData} {...page} />
    </>
  );
}
