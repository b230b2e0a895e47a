import { ListFailed } from '#app/components/catalogue/list-failed.tsx';
import { ListPage } from '#app/components/catalogue/list-page.tsx';
import { PageError } from '#app/components/shell/page-error.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { readError } from '#app/read-error.ts';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { Route } from './+types/list.ts';
import { loadList } from './load-list.server.ts';

export const handle = { isWide: true, hasPages: true };

/** All product lists: everything, a section, a category, a group, a collection. */
export function loader({ context, request, url, params }: Route.LoaderArgs) {
  return loadList(context.get(shopContext), context.get(visitContext), { request, url, params });
}

export default function ProductListRoute({ loaderData }: Route.ComponentProps) {
  return (
    <PageWidth className="pb-16 pt-5 md:pb-24 md:pt-6">
      <ListPage view={loaderData} />
    </PageWidth>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, requestId } = readError(error);
  return status >= 500 ? <ListFailed requestId={requestId} /> : <PageError error={error} />;
}
