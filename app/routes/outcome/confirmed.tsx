import { Confirmed } from '#app/components/outcome/confirmed.tsx';
import { Outcome } from '#app/components/outcome/outcome.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/confirmed.ts';
import { loadOutcome } from './load-outcome.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOutcome(context.get(shopContext), context.get(visitContext), { request, page: 'confirmed' });
}

export default function ConfirmedPage({ loaderData }: Route.ComponentProps) {
  return <Outcome view={loaderData} Draw={Confirmed} />;
}
