import { ok } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Order } from './order.ts';
import type { OrderExport } from './order-export.ts';

/** Facts that other modules add to the export of an order. */
export type OrderAddition = (order: Order) => Promise<Readonly<Record<string, unknown>>>;

/** The embedded export: accepts every order and writes it as a file that another system can fetch. */
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
