import { Outcome } from '#app/components/outcome/outcome.tsx';
import { Pending } from '#app/components/outcome/pending.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/pending.ts';
import { loadOutcome } from './load-outcome.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOutcome(context.get(shopContext), context.get(visitContext), { request, page: 'pending' });
}

export default function PendingPage({ loaderData }: Route.ComponentProps) {
  return <Outcome view={loaderData} Draw={Pending} />;
}
