import { shopContext, visitContext } from '#app/context.ts';
import { ContentView } from '#app/routes/content/content-view.tsx';
import { loadContent } from '#app/routes/content/load-content.server.ts';
import type { Route } from './+types/home.ts';

export const handle = { isWide: true };

/** The front page of a market is a content page like any other. */
export function loader({ context, request }: Route.LoaderArgs) {
  return loadContent(context.get(shopContext), context.get(visitContext), request, 'front-page');
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <ContentView content={loaderData} />;
}
