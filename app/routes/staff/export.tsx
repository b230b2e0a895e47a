import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import type { Route } from './+types/export.ts';
import { exportList } from './export-list.server.ts';

/** A file instead of a screen: the rows of a filtered list. */
export async function loader({ context, params: { list }, url }: Route.LoaderArgs) {
  const file = await exportList(context.get(shopContext), context.get(visitContext), list, url.searchParams);
  if (!file) throw notFound();
  return file;
}
