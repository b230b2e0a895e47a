import { routeHref } from '#app/addresses/page-addresses.ts';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/campaign.ts';
import { ContentView } from './content-view.tsx';
import { loadContent } from './load-content.server.ts';

export const handle = { isWide: true };

/** A campaign page of the route table. */
export function loader({ context, request }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const path = routeHref('hangtight', visit.language);
  return loadContent(context.get(shopContext), visit, request, { slug: 'hangtight', path });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function Campaign({ loaderData }: Route.ComponentProps) {
  return <ContentView content={loaderData} />;
}
