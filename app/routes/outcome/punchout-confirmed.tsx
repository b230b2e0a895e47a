import { Outcome } from '#app/components/outcome/outcome.tsx';
import { PunchoutConfirmed } from '#app/components/outcome/punchout-confirmed.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/punchout-confirmed.ts';
import { loadOutcome } from './load-outcome.server.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadOutcome(context.get(shopContext), context.get(visitContext), { request, page: 'punchout/confirmed' });
}

export default function PunchoutConfirmedPage({ loaderData }: Route.ComponentProps) {
  return <Outcome view={loaderData} Draw={PunchoutConfirmed} />;
}
