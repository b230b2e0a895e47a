import { ok } from '#core/result.ts';
import { addCall, createApi } from '../../api.server.ts';
import { groupedTotalRequest, groupedTotalView, toGroupedTotal } from './grouped-total-schema.ts';
import { readGroupedTotal } from './read-grouped-total.server.ts';

/**
 * The totals of a cart, in the format of the order service. Callers reach their own carts; any other cart answers 404.
 */
export function cartTotalsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'post',
      path: '/carts/groupedTotal',
      summary: 'The totals of a cart, per coworker and overall',
      description:
        'In the USA and Canada the tax depends on the address; without a complete address, gross amounts are null.',
      body: groupedTotalRequest,
      answer: groupedTotalView,
    },
    async ({ shop, visit, body }) => {
      const found = await readGroupedTotal(shop, visit, body);
      return found.ok ? ok(toGroupedTotal(found.value)) : found;
    },
  );

  return api;
}
