import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { type BasketCode, foldCode } from '../promotion/basket-code.ts';
import { type CodeStatus, outcomeOf } from '../promotion/code-status.ts';
import { promoteBasket } from '../promotion/promote-basket.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readCartAccess } from './access/cart-access.server.ts';
import { changeCart } from './access/change-cart.server.ts';
import { emptyCart } from './access/empty-cart.ts';
import type { Cart } from './cart.ts';
import { codeOf, withCode, withoutCode } from './codes/promotion-code.ts';
import { readCurrentCart } from './current-cart.server.ts';
import { withOffers } from './prices/offered-row.ts';
import { toPromotionRows } from './prices/promotion-rows.ts';
import { mayUseCodes, readRowOffers } from './prices/read-priced-rows.server.ts';
import { findCart, updateCart } from './store/cart-store.server.ts';

type CodeAnswer = Pick<BasketCode, 'name' | 'description' | 'message'> & { readonly status: CodeStatus };

const silent = { name: '', description: '', message: '' };

/** Access: cart owner, where codes are in use. A cart has one code; a new code replaces it. */
export async function putCode(shop: Shop, visit: Visit, { cartId, code }: { cartId: string; code: string }) {
  const holder = await readCartAccess(shop, visit);
  const cart = await findCart(shop.db, holder, cartId);
  if (!cart) return refuse({ code: 'cart-not-found' });
  return (await mayUseCodes(shop, visit, holder)) ? putOn(shop, visit, cart, code) : refuse({ code: 'codes-closed' });
}

async function putOn(shop: Shop, visit: Visit, cart: Cart, typed: string) {
  const offers = await readRowOffers(shop, visit, cart.rows, 'excl');
  const rows = toPromotionRows(withOffers(cart.rows, offers));
  const { codes } = await promoteBasket(shop, visit, { rows, codes: [typed], freight: undefined });
  const [said] = codes;
  if (!said) throw new Error('a code was asked about and not answered');
  const { name, description, message, status } = said;
  if (!said.isValid) return ok<CodeAnswer>({ status, name, description, message });
  const held = codeOf(cart);
  if (held && foldCode(held.value) === foldCode(typed))
    return ok<CodeAnswer>({ status: 'AlreadyAdded', name, description, message });
  const put = await changeCart(shop, visit, { cartId: cart.id }, async (db, locked) => {
    const metadata = withCode(locked, said.code, () => newId(visit.now, randomBytes));
    await updateCart(db, locked.id, { metadata });
    return ok(undefined);
  });
  return put.ok ? ok<CodeAnswer>({ status, name, description, message }) : put;
}

/** Access: cart owner. Without `code`, removes the code of the cart. Writes nothing if there is no code to remove. */
export async function takeOffCode(shop: Shop, visit: Visit, { cartId, code }: { cartId: string; code?: string }) {
  const cart = await findCart(shop.db, await readCartAccess(shop, visit), cartId);
  if (!cart) return refuse({ code: 'cart-not-found' });
  const held = codeOf(cart);
  const isMeant = held !== undefined && (code === undefined || foldCode(held.value) === foldCode(code));
  if (!isMeant) return ok<CodeAnswer>({ status: 'AlreadyRemoved', ...silent });
  return changeCart(shop, visit, { cartId }, async (db, locked) => {
    await updateCart(db, cartId, { metadata: withoutCode(locked, undefined, () => newId(visit.now, randomBytes)) });
    return ok<CodeAnswer>({ status: 'CodeRemoved', ...silent });
  });
}

/**
 * Access: everybody, to their own cart, where codes are in use. An invalid code is refused and the cart is unchanged.
 */
export async function applyCode(shop: Shop, visit: Visit, { code }: { code: string }) {
  const { cart, holder } = await readCurrentCart(shop, visit);
  if (!(await mayUseCodes(shop, visit, holder))) return refuse({ code: 'codes-closed' });
  const answer = await putOn(shop, visit, cart ?? emptyCart('', holder, visit.now), code);
  if (!answer.ok) return answer;
  const { status, message } = answer.value;
  const outcome = outcomeOf(status);
  if (outcome === 'requirements-not-met') return refuse({ code: 'code-requirements-not-met', message });
  return outcome === 'invalid' ? refuse({ code: 'code-invalid', message }) : answer;
}

/** Access: everybody, to their own cart. */
export async function removeCode(shop: Shop, visit: Visit) {
  const { cart } = await readCurrentCart(shop, visit);
  return cart ? takeOffCode(shop, visit, { cartId: cart.id }) : ok<CodeAnswer>({ status: 'AlreadyRemoved', ...silent });
}
