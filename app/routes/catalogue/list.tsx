import { ListFailed } from '#app/components/catalogue/list-failed.tsx';
import { ListPage } from '#app/components/catalogue/list-page.tsx';
import { ErrorNote } from '#app/components/shell/error-note.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { readError } from '#app/read-error.ts';
import type { Route } from './+types/list.ts';
import { loadList } from './load-list.server.ts';

/** Every list of products: all of them, a section, a category, a group, a collection. */
export function loader({ context, request, url, params }: Route.LoaderArgs) {
  return loadList(context.get(shopContext), context.get(visitContext), { request, url, params });
}

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  return <ListPage view={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { language } = useShop();
  const { status, requestId } = readError(error);
  if (status >= 500) return <ListFailed requestId={requestId} />;
  return <ErrorNote status={status} requestId={requestId} home={`/${language}`} />;
}
