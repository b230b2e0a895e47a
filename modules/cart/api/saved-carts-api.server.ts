import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../../api.server.ts';
import { readSavedCarts } from '../list-saved-carts.server.ts';
import { shareSavedCart } from '../share-saved-cart.server.ts';
import { cartParams } from './carts-schema.ts';

const sharing = z.strictObject({ isShared: z.boolean() });

const savedCartView = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    modified: z.string(),
    rows: z.number().int(),
    count: z.number().meta({ description: 'Items: pieces, and one for each row of what is measured.' }),
    isShared: z.boolean().optional().meta({ description: 'Given where there are colleagues to share it with.' }),
    ownerName: z.string().optional().meta({ description: 'Of a colleague’s cart: whose it is.' }),
  })
  .meta({ id: 'SavedCart' });

/**
 * Saved carts, and carts that colleagues share. Register these before the calls for a cart by id, which would match
 * them.
 */
export function savedCartsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/carts/saved',
      summary: 'The caller’s saved carts, then those that colleagues share; the last changed first',
      description: 'What a colleague shares can be appended to a cart, or replace one; no other call reaches it.',
      answer: z.array(savedCartView),
    },
    async ({ shop, visit }) => {
      const carts = await readSavedCarts(shop, visit);
      return ok(
        carts.map(({ isShared, ownerName, modified, ...cart }) => ({
          ...cart,
          modified: modified.toISOString(),
          ...(isShared !== undefined && { isShared }),
          ...(ownerName !== undefined && { ownerName }),
        })),
      );
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/carts/{id}/sharing',
      summary: 'Share a saved cart with the colleagues in its company, or no longer',
      params: cartParams,
      body: sharing,
      answer: sharing.extend({ id: z.string() }).meta({ id: 'CartSharing' }),
    },
    async ({ shop, visit, params, body }) => shareSavedCart(shop, visit, { ...params, ...body }),
  );

  return api;
}
