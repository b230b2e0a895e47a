import type { Order } from '../order/order.ts';
import type { Shop } from '../shop.server.ts';
import { type HeldState, heldStates } from './production-state.ts';
import { readStates } from './read-order-proofs.server.ts';

/** Access: internal. Why some services of an order are not made yet, each reason once. */
export async function readHeldStates({ db }: Pick<Shop, 'db'>, order: Pick<Order, 'rows'>): Promise<HeldState[]> {
  return heldStates((await readStates(db, order)).values());
}

/** Access: internal. The same as sentences in the language of the order. */
export async function sayHeld(shop: Pick<Shop, 'db' | 'texts'>, order: Order): Promise<string[]> {
  const states = await readHeldStates(shop, order);
  return states.flatMap((state) => shop.texts.say(order.language, 'proof', `state.${state}`) ?? []);
}
