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
    count: z.number().meta({ description: 'Items: pieces, plus one for each row that is sold by measure.' }),
    isShared: z.boolean().optional().meta({ description: 'Present if the owner has colleagues.' }),
    ownerName: z.string().optional().meta({ description: 'The owner, for a colleague’s cart.' }),
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
      summary: 'The caller’s saved carts, then those that colleagues share; the most recently changed first',
      description: 'A colleague’s shared cart can only be appended to a cart or replace one.',
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
      summary: 'Share a saved cart with colleagues in its company, or stop sharing',
      params: cartParams,
      body: sharing,
      answer: sharing.extend({ id: z.string() }).meta({ id: 'CartSharing' }),
    },
    async ({ shop, visit, params, body }) => shareSavedCart(shop, visit, { ...params, ...body }),
  );

  return api;
}
