import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/content-page.ts';
import { ContentView } from './content-view.tsx';
import { loadContent } from './load-content.server.ts';

export const handle = { isWide: true };

/** Any path that is not in the route table: a content page, or 404. As with other pages, a slash at the end does not matter. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  const slug = (params['*'] ?? '').replace(/\/$/, '');
  const visit = context.get(visitContext);
  return loadContent(context.get(shopContext), visit, request, { slug, path: `/${visit.language}/${slug}` });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentView content={loaderData} />;
}
