import * as z from 'zod';
import type { ChangesAnswer } from '#app/components/favourites/send-changes.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { changeItems } from '#modules/favourites/change-items.server.ts';
import { defaultList, inShopTime, isFavouritePartNo, isSkuOf, mostItems } from '#modules/favourites/favourites.ts';
import { viewKeyOf } from '#modules/pricing/price-mode.ts';
import { statusOf } from '#modules/refusals.ts';
import { noStore } from '../cart-answers/no-store.ts';
import type { Route } from './+types/changes.ts';

const question = z.object({
  owner: z.string(),
  now: z.number().int().nonnegative(),
  listId: z.union([z.literal(defaultList), z.uuid()]),
  changes: z
    .array(
      z
        .object({
          partNo: z.string().refine(isFavouritePartNo),
          sku: z.string(),
          at: z.number().int().nonnegative(),
          addedAt: z.number().int().nonnegative(),
          isRemoved: z.boolean(),
        })
        .refine(({ partNo, sku }) => isSkuOf(sku, partNo)),
    )
    .max(2 * mostItems),
});

/**
 * Changes from a browser. The request names its owner, because the cookies may belong to another person or company by
 * now.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const asked = question.safeParse(await request.json().catch(() => undefined));
  if (!asked.success) return new Response(null, { status: 422, ...noStore });
  const { owner, listId } = asked.data;
  if (owner !== viewKeyOf(visit.claims)) return new Response(null, { status: 409, ...noStore });
  const at = visit.now.getTime();
  const changes = inShopTime(asked.data.changes, asked.data.now, at);
  const changed = await changeItems(shop, visit, { listId, changes });
  if (!changed.ok) return new Response(null, { status: statusOf[changed.refusal.code], ...noStore });
  const { items, leftOut } = changed.value;
  return Response.json({ at, items, leftOut } satisfies ChangesAnswer, noStore);
}
