import type { CartAnswer } from '#app/components/cart/talk.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import type { Route } from './+types/change.ts';
import { carryOut } from './carry-out.server.ts';
import { readCartPage } from './load-cart.server.ts';

const headers = { 'cache-control': 'no-store' };

/** The current cart. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await readCartPage(context.get(shopContext), context.get(visitContext), request);
  return Response.json({ page } satisfies CartAnswer, { headers });
}

/** A change by script, answered with the resulting cart. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const carried = await carryOut({ shop, visit }, await postedForm(request));
  const page = await readCartPage(shop, visit, request);
  const answer: CartAnswer = carried.ok
    ? {
        page,
        ...(carried.otherSize !== undefined && { otherSize: carried.otherSize }),
        ...(carried.note !== undefined && { note: carried.note }),
      }
    : { page, refusal: { code: carried.code, words: carried.words } };
  return Response.json(answer, { status: carried.ok ? 200 : carried.status, headers });
}
