import { FavouritesPage } from '#app/components/favourites/favourites-page.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import type { Route } from './+types/favourites.ts';
import { changeLists } from './change-lists.server.ts';
import { loadFavourites } from './load-favourites.server.ts';

export function loader({ context, request, url }: Route.LoaderArgs) {
  return loadFavourites(context.get(shopContext), context.get(visitContext), { request, query: url.searchParams });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return changeLists({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function Favourites({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen } = loaderData;
  // Reset for another list, so that nothing of the previous one is shown.
  const key = chosen.kind === 'named' ? chosen.id : chosen.kind;
  return <FavouritesPage key={key} view={loaderData} problem={actionData} />;
}
