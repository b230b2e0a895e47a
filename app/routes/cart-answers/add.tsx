import type { AddAnswer } from '#app/components/buying/cart-answers.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { itemsOf } from '#core/units.ts';
import { readUnits } from '#modules/assortment/read-units.server.ts';
import type { Route } from './+types/add.ts';
import { addFromForm } from './add-from-form.server.ts';
import { addedGoods } from './added-goods.ts';
import { noStore } from './no-store.ts';
import { readSummaryWithRows } from './read-summary.server.ts';

/** Adds to the cart by script. Without scripts a form posts to its own page. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const outcome = await addFromForm({ shop, visit }, await postedForm(request));
  if (!outcome.ok) {
    const { code, words, bySku, status } = outcome;
    // The script retries, and then gets the response of the first request.
    if (code === 'request-in-progress') return new Response(null, { status: 503, ...noStore });
    return Response.json({ refusal: { code, words, bySku } } satisfies AddAnswer, { status, ...noStore });
  }
  const { view: summary, rows, isHidden } = await readSummaryWithRows(shop, visit, request);
  const rowIds = outcome.added.map(({ rowId }) => rowId);
  const unitOf = await readUnits(shop, visit);
  const items = outcome.added.reduce((sum, { sku, quantity }) => sum + itemsOf(quantity, unitOf(sku)), 0);
  const tracked = addedGoods(outcome.added, rows, { currency: visit.market.currency, isHidden });
  return Response.json({ summary, rowIds, items, tracked } satisfies AddAnswer, noStore);
}
