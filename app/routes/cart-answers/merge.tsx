import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ChangeAnswer, mergeChoices } from '#app/components/buying/cart-answers.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { answerMergeOffer } from '#modules/cart/answer-merge-offer.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/merge.ts';
import { noStore } from './no-store.ts';
import { readSummary } from './read-summary.server.ts';

const schema = z.object({ choice: z.enum(mergeChoices), by: z.literal('script').optional() });

/** Answers the merge question. A plain form leads back to the cart page. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const asked = schema.safeParse(Object.fromEntries(await postedForm(request)));
  if (!asked.success) throw data(null, { status: 400 });
  const outcome = await answerMergeOffer(shop, visit, asked.data);
  if (asked.data.by === undefined) return redirect(routeHref('checkout', visit.language));
  const summary = await readSummary(shop, visit, request);
  const status = outcome.ok ? 200 : statusOf[outcome.refusal.code];
  return Response.json({ summary } satisfies ChangeAnswer, { status, ...noStore });
}
