import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#modules/api.server.ts';
import { addToCart } from '#modules/cart/add-to-cart.server.ts';
import { answerMergeOffer } from '#modules/cart/answer-merge-offer.server.ts';
import { clearCart } from '#modules/cart/clear-cart.server.ts';
import { openSavedCart } from '#modules/cart/open-saved-cart.server.ts';
import { readCartView } from '#modules/cart/read-cart-view.server.ts';
import { restoreRows } from '#modules/cart/remove-rows.server.ts';
import { saveCart } from '#modules/cart/save-cart.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

type UseCase = (shop: Shop, visit: Visit, input: never) => Promise<unknown>;

/** Actions that only screens have, without an API call: this runs their use cases directly, as the pages do. */
const useCases: Record<string, UseCase> = {
  view: (shop, visit) => readCartView(shop, visit, { mode: 'incl' }),
  add: addToCart,
  restore: restoreRows,
  save: saveCart,
  clear: clearCart,
  open: openSavedCart,
  answer: answerMergeOffer,
};

export const screenDoor: MiddlewareHandler<ApiEnv> = async (c) => {
  const run = useCases[c.req.path.slice(1)];
  if (!run) return c.notFound();
  return c.json(await run(c.get('shop'), c.get('visit'), await c.req.json()));
};
