import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/content-page.ts';
import { ContentView } from './content-view.tsx';
import { loadContent } from './load-content.server.ts';

export const handle = { isWide: true };

/** Any path that is not in the route table: a content page, or 404. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadContent(context.get(shopContext), context.get(visitContext), request, params['*'] ?? '');
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentView content={loaderData} />;
}
