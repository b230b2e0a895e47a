import * as z from 'zod';
import { shopContext, visitContext } from '#app/context.ts';
import { readOffers } from '#modules/assortment/read-offers.server.ts';
import { isFavouritePartNo, mostItems } from '#modules/favourites/favourites.ts';
import { noStore } from '../cart-answers/no-store.ts';
import type { Route } from './+types/packs.ts';

const question = z.array(z.string().refine(isFavouritePartNo)).max(mostItems);

/** Of some part numbers those that are sold in packs, and how many are in one. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = question.safeParse(await request.json().catch(() => undefined));
  if (!asked.success) return new Response(null, { status: 422, ...noStore });
  const offers = await readOffers(context.get(shopContext), context.get(visitContext), [], { mode: 'excl' });
  const packs = asked.data.map((partNo) => [partNo, offers.get(partNo).multiplyFactor] as const);
  return Response.json(Object.fromEntries(packs.filter(([, size]) => size > 1)), noStore);
}
