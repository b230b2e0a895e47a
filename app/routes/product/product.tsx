import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { ToldAdd } from '#app/components/buying/use-buy-form.ts';
import { GoneProduct } from '#app/components/product/gone-product.tsx';
import { ProductPage } from '#app/components/product/product-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { addAsAsked } from '#app/routes/cart-answers/add-as-asked.server.ts';
import type { Route } from './+types/product.ts';
import { loadProduct } from './load-product.server.ts';

export const handle = { isWide: true };

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadProduct(context.get(shopContext), context.get(visitContext), request, params.uniqueName);
}

/** Buying without scripts: on to the cart, or the page once more with what was typed and why not. */
export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const form = await request.formData();
  const outcome = await addAsAsked({ shop: context.get(shopContext), visit }, form);
  if (!outcome.ok) {
    const typed = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
    return data<ToldAdd>({ words: outcome.words, typed }, { status: outcome.status });
  }
  const added = new URLSearchParams(outcome.added.map(({ rowId }) => ['added', rowId]));
  return redirect(`${routeHref('checkout', visit.language)}?${added}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.product ? loaderData.structured.map((one) => ({ 'script:ld+json': one })) : [];

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.product) return <GoneProduct categories={loaderData.categories} />;
  const { product, structured: _, ...page } = loaderData;
  const { title, description } = product.seo;
  return (
    <>
      <title>{`${title} | Yrke`}</title>
      <meta name="description" content={description} />
      {/* Another product begins anew, with a colour and pictures of its own. */}
      <ProductPage key={`${product.basePartNo} ${page.chosen}`} product={product} told={actionData} {...page} />
    </>
  );
}
