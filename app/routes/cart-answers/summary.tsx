import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/summary.ts';
import { noStore } from './no-store.ts';
import { readSummary } from './read-summary.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return Response.json(await readSummary(context.get(shopContext), context.get(visitContext), request), noStore);
}
