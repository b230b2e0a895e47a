import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { AddResult } from '#app/components/buying/use-buy-form.ts';
import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { addFromForm } from '#app/routes/cart-answers/add-from-form.server.ts';

/** Adds to the cart without scripts: redirects to the cart, or shows the page with the typed values and the error. */
export async function buyByForm(asked: RequestContext, request: Request) {
  const form = await postedForm(request);
  const outcome = await addFromForm(asked, form);
  if (!outcome.ok) {
    const typed = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
    const { words, bySku, status } = outcome;
    return data<AddResult>({ words, typed, bySku }, { status });
  }
  const added = new URLSearchParams(outcome.added.map(({ rowId }) => ['added', rowId]));
  return redirect(`${routeHref('checkout', asked.visit.language)}?${added}`);
}
