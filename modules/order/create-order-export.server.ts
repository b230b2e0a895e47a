import { ok } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Order } from './order.ts';
import type { OrderExport } from './order-export.ts';

/** What other modules know about an order and its carrier needs. */
export type OrderAddition = (order: Order) => Promise<Readonly<Record<string, unknown>>>;

/** Takes every order, and lays it down as a file that another system can fetch. */
export function createOrderExport(
  { files }: Pick<Shop, 'files'>,
  additionTo: OrderAddition = () => Promise.resolve({}),
): OrderExport {
  return {
    check: async () => ok(undefined),
    send: async (order) => {
      const content = JSON.stringify({ ...order, ...(await additionTo(order)) });
      await files.put(`orders/${order.orderNo}.json`, Buffer.from(content), 'application/json');
    },
  };
}
