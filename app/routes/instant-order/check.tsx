import type { CheckAnswer } from '#app/components/instant-order/answer-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { noStore } from '#app/routes/cart-answers/no-store.ts';
import type { Route } from './+types/check.ts';
import { checkFromForm } from './check-from-form.server.ts';
import { linesIn } from './lines-in.server.ts';

/** Checks the lines of the table, a pasted list and a file by script in one request. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = { shop: context.get(shopContext), visit: context.get(visitContext) };
  const lines = await linesIn(await postedForm(request), asked.visit.language);
  const checked = await checkFromForm(asked, lines, await readPriceView(asked.shop, asked.visit, request));
  const answer: CheckAnswer = checked.ok ? { lines: checked.lines } : { words: checked.words };
  return Response.json(answer, { status: checked.ok ? 200 : checked.status, ...noStore });
}
