import type { AnyAnswer } from '../../in-transaction.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { type CartChange, changeCart } from '../access/change-cart.server.ts';
import type { Cart } from '../cart.ts';
import { checkHeldCode } from '../codes/check-held-code.server.ts';
import { changeCurrentCart } from '../current-cart.server.ts';

/**
 * Access: cart owner, as with `changeCart`. Checks the discount code against the changed rows afterwards. The change
 * must not read snapshots, because they query the database outside the transaction.
 */
export async function changeRows<Answer extends AnyAnswer>(
  shop: Shop,
  visit: Visit,
  where: { readonly cartId: string },
  change: CartChange<Answer>,
) {
  return thenChecked(shop, visit, change, (noted) => changeCart(shop, visit, where, noted));
}

/** The same for the current cart, which is created if it does not exist. */
export async function changeCurrentRows<Answer extends AnyAnswer>(
  shop: Shop,
  visit: Visit,
  change: CartChange<Answer>,
) {
  return thenChecked(shop, visit, change, (noted) => changeCurrentCart(shop, visit, { creates: true }, noted));
}

async function thenChecked<Answer, Done extends AnyAnswer>(
  shop: Shop,
  visit: Visit,
  change: CartChange<Answer>,
  run: (change: CartChange<Answer>) => Promise<Done>,
): Promise<Done> {
  let before: Cart | undefined;
  const done = await run((db, cart, holder) => {
    before = cart;
    return change(db, cart, holder);
  });
  if (done.ok && before) await checkHeldCode(shop, visit, before);
  return done;
}
