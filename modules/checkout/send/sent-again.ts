import { ok, type Result, refuse } from '#core/result.ts';
import type { KnownOrder, SentOrder } from '../../order/find-sent-order.server.ts';

type Attempt = { readonly key: string; readonly isKeyGiven: boolean; readonly digest: string };

/**
 * For a cart that has become an order: a repeated request gets the same order. With a key, the key must be the same and must not be reused
 * for other content; without one, the content must be the same.
 */
export function sentAgain(
  { order, sendKey, contentDigest }: KnownOrder,
  { key, isKeyGiven, digest }: Attempt,
): Result<SentOrder, { code: 'cart-locked' | 'key-reused' }> {
  const isSameKey = sendKey === key;
  const isSame = contentDigest === undefined ? isSameKey : contentDigest === digest;
  if (isKeyGiven && !isSameKey) return refuse({ code: 'cart-locked' });
  if (isSame) return ok(order);
  return refuse({ code: isKeyGiven ? 'key-reused' : 'cart-locked' });
}
