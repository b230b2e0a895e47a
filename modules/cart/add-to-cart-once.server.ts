import { createHash } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import { claimRequest, forgetRequest, keepAnswer } from '#platform/http/idempotency-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { addToCart, type ItemToAdd } from './add-to-cart.server.ts';
import { readCurrentCart } from './current-cart.server.ts';

type AddedRow = { readonly rowId: string; readonly sku: string; readonly quantity: number };
type AddResult = { readonly cartId: string; readonly added: readonly AddedRow[] };

type Input = {
  /** Identifies one press of the button; random, so that it cannot be guessed. */
  readonly press: string;
  readonly items: readonly ItemToAdd[];
};

/**
 * Access: everybody who may add. A repeated press adds nothing as long as the cart is the one of the first press. If
 * the first cart was lost together with its response, the press fills the new cart. The same press with other items is
 * refused.
 */
export async function addToCartOnce(shop: Shop, visit: Visit, { press, items }: Input) {
  const request = { owner: 'cart-add', key: press };
  const fingerprint = createHash('sha256').update(JSON.stringify(items)).digest('hex');
  const kept = await claimRequest(shop.db, request, fingerprint, visit.now);
  if (kept && kept.fingerprint !== fingerprint) return refuse({ code: 'key-reused' });
  if (kept && !kept.answer) return refuse({ code: 'request-in-progress' });
  if (kept?.answer) {
    const before = JSON.parse(kept.answer.body) as AddResult;
    const { cart } = await readCurrentCart(shop, visit);
    if (cart?.id === before.cartId) return ok(before);
  }
  const outcome = await addToCart(shop, visit, { items }).catch(async (error: unknown) => {
    await forgetRequest(shop.db, request);
    throw error;
  });
  if (!outcome.ok) {
    await forgetRequest(shop.db, request);
    return outcome;
  }
  const { cartId, added } = outcome.value;
  const body = JSON.stringify({ cartId, added } satisfies AddResult);
  await keepAnswer(shop.db, request, { status: 200, headers: {}, body });
  return ok<AddResult>({ cartId, added });
}
