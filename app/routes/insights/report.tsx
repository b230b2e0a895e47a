import { isbot } from 'isbot';
import { shopContext, visitContext } from '#app/context.ts';
import { takeReport } from '#modules/insights/take-report.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/report.ts';

/** Pages report searches, clicks on their results and how fast they were. Programs do not count. */
export async function action({ context, request }: Route.ActionArgs) {
  if (isbot(request.headers.get('user-agent'))) return new Response(null, { status: 204 });
  const given: unknown = await request.json().catch(() => undefined);
  const taken = await takeReport(context.get(shopContext), context.get(visitContext), given);
  return new Response(null, { status: taken.ok ? 204 : statusOf[taken.refusal.code] });
}
