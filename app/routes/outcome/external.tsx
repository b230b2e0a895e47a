import { External } from '#app/components/outcome/external.tsx';
import { Outcome } from '#app/components/outcome/outcome.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/external.ts';
import { loadOutcome } from './load-outcome.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOutcome(context.get(shopContext), context.get(visitContext), { request, page: 'external' });
}

export default function ExternalPage({ loaderData }: Route.ComponentProps) {
  return <Outcome view={loaderData} Draw={External} />;
}
