import { Canceled } from '#app/components/outcome/canceled.tsx';
import { Outcome } from '#app/components/outcome/outcome.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/canceled.ts';
import { loadOutcome } from './load-outcome.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOutcome(context.get(shopContext), context.get(visitContext), { request, page: 'canceled' });
}

export default function CanceledPage({ loaderData }: Route.ComponentProps) {
  return <Outcome view={loaderData} Draw={Canceled} />;
}
