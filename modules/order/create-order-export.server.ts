import { ok } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { OrderExport } from './order-export.ts';

/** Takes every order, and lays it down as a file that another system can fetch. */
export function createOrderExport({ files }: Pick<Shop, 'files'>): OrderExport {
  return {
    check: async () => ok(undefined),
    send: async (order) =>
      files.put(`orders/${order.orderNo}.json`, Buffer.from(JSON.stringify(order)), 'application/json'),
  };
}
