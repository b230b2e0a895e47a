import { sayExcessOf } from '#modules/allowance/say-excess.server.ts';
import type { Order } from '#modules/order/order.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The allowances that an order is above, beside the rules that it met. */
export async function readExcessReasons(shop: Shop, { language }: Visit, order: Order) {
  const rule = shop.texts.say(language, 'allowance', 'one') ?? '';
  return (await sayExcessOf(shop, language, order)).map((condition) => ({ rule, condition }));
}
