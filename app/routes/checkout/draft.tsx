import { data } from 'react-router';
import type { DraftAnswer } from '#app/components/checkout/checkout-page-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { noStore } from '../cart-answers/no-store.ts';
import type { Route } from './+types/draft.ts';
import { keepDraftFromForm } from './keep-draft.server.ts';

/** Saves the form while the buyer fills it in. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const answer = await keepDraftFromForm(context.get(shopContext), context.get(visitContext), { request, form });
  if (!answer) throw data(null, { status: 404 });
  return Response.json(answer satisfies DraftAnswer, noStore);
}
