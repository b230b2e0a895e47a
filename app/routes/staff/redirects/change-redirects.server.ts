import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { bulkText, forEachRow } from '#app/work/list/bulk-result.ts';
import { refuse } from '#core/result.ts';
import { addRedirect, removeRedirect } from '#modules/redirect/change-redirects.server.ts';
import { fromField, toField } from '#modules/redirect/redirect-schema.ts';

/** Adds a redirect, or removes the selected ones. */
export async function changeRedirects(posted: PostedForm): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const list = routeHref('staffRedirects', visit.language);
  const intent = form.get('intent');
  if (intent === 'add')
    return answerForm(posted, {
      intent,
      domain: 'redirects',
      schema: z.object({ from: fromField, to: toField, place: z.enum(['everywhere', 'market']) }),
      labels: { from: 'field.from', to: 'field.to' },
      fieldOf: { 'redirect-there': 'from', 'redirect-loop': 'to' },
      run: ({ from, to, place }) => addRedirect(shop, visit, { from, to, everywhere: place === 'everywhere' }),
      done: () => redirect(`${list}?done=added`),
    });
  if (intent !== 'remove') throw data(null, { status: 400 });
  const result = await forEachRow(form.getAll('ids'), async (id) =>
    z.uuid().safeParse(id).success ? removeRedirect(shop, visit, { id }) : refuse({ code: 'redirect-not-found' }),
  );
  return redirect(`${list}?done=${bulkText(result)}`);
}
