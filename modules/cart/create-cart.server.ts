import { ok, type Result } from '#core/result.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { makeCart } from './access/make-cart.server.ts';
import type { Cart } from './cart.ts';
import { type ItemToAdd, readWantedItems } from './rows/wanted-items.server.ts';

type Input = {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** First rows of the cart. If one is refused, no cart is created. */
  readonly items: readonly ItemToAdd[];
};

/** Access: everybody, for themselves. The new cart becomes the current one; the previous cart is unchanged. */
export async function createCart(
  shop: Shop,
  visit: Visit,
  { name = '', description = '', items }: Input,
): Promise<Result<Cart, Refusal>> {
  const wanted = await readWantedItems(shop, visit, items);
  if (!wanted.ok) return wanted;
  const made = await makeCart(shop, visit, { name, description, wanted: wanted.value });
  return made.ok ? ok(made.value.cart) : made;
}
