import { data } from 'react-router';
import * as z from 'zod';
import type { ChangeAnswer } from '#app/components/buying/cart-answers.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { removeRows, restoreRows } from '#modules/cart/remove-rows.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/rows.ts';
import { noStore } from './no-store.ts';
import { readSummary } from './read-summary.server.ts';

const schema = z.object({ intent: z.enum(['remove', 'restore']), rowIds: z.array(z.uuid()).min(1).max(100) });

/** Removes rows in the mini cart, or restores them. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const asked = schema.safeParse({ intent: form.get('intent'), rowIds: form.getAll('rowId') });
  if (!asked.success) throw data(null, { status: 400 });
  const { intent, rowIds } = asked.data;
  const outcome = await (intent === 'remove' ? removeRows : restoreRows)(shop, visit, { rowIds });
  // Returns the current cart, which other requests may have changed too.
  const summary = await readSummary(shop, visit, request);
  const status = outcome.ok ? 200 : statusOf[outcome.refusal.code];
  return Response.json({ summary } satisfies ChangeAnswer, { status, ...noStore });
}
