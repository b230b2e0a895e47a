import { StorePage } from '#app/components/store-finder/store-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/store.ts';
import { loadStore } from './load-store-page.server.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadStore(context.get(shopContext), context.get(visitContext), params.slug ?? '');
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ 'script:ld+json': loaderData.structured }] : [];

export default function Store({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <title>{`${page.name} | Yrke`}</title>
      <meta name="description" content={page.description} />
      <StorePage {...page} />
    </>
  );
}
