import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/campaign.ts';
import { ContentView } from './content-view.tsx';
import { loadContent } from './load-content.server.ts';

export const handle = { isWide: true };

/** A campaign page of the route table. */
export function loader({ context, request }: Route.LoaderArgs) {
  return loadContent(context.get(shopContext), context.get(visitContext), request, 'hangtight');
}

export default function Campaign({ loaderData }: Route.ComponentProps) {
  return <ContentView content={loaderData} />;
}
