import { Failed } from '#app/components/outcome/failed.tsx';
import { Outcome } from '#app/components/outcome/outcome.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/failed.ts';
import { loadOutcome } from './load-outcome.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOutcome(context.get(shopContext), context.get(visitContext), { request, page: 'failed' });
}

export default function FailedPage({ loaderData }: Route.ComponentProps) {
  return <Outcome view={loaderData} Draw={Failed} />;
}
