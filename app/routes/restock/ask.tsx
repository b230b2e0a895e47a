import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import type { Route } from './+types/ask.ts';
import { askFromForm } from './ask-from-form.server.ts';

/** Saves a request by script. Without scripts the form posts to its own page. */
export async function action({ context, request }: Route.ActionArgs) {
  const posted = {
    shop: context.get(shopContext),
    visit: context.get(visitContext),
    form: await postedForm(request),
  };
  const { answer, status } = await askFromForm(posted);
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } });
}
