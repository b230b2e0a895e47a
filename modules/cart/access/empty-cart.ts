import type { Cart } from '../cart.ts';
import type { CartAccess } from './cart-owner.ts';

/** The cart that is created at the first add, and after saving or clearing. It may be stored, but not ordered. */
export function emptyCart(id: string, { marketId, owner }: CartAccess, now: Date): Cart {
  return {
    id,
    marketId,
    owner,
    name: '',
    description: '',
    status: 'Default',
    isActive: true,
    metadata: [],
    version: 1,
    orderId: undefined,
    created: now,
    modified: now,
    rows: [],
  };
}
