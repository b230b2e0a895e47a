import { tellStock } from '#modules/catalogue/tell-stock.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { repeat } from './repeat.ts';

const pauseMs = 1000;

/**
 * Updates snapshots about once a second with stock levels changed by orders, more rarely while there are no requests.
 * Returns a function that stops it.
 */
export function startStockRelay(shop: Shop): () => Promise<void> {
  const tell = () =>
    tellStock(shop).catch((error: unknown) =>
      shop.log.warn({ err: error }, 'levels of stock could not be told; it is tried again'),
    );
  return repeat(tell, { pauseMs, isQuiet: shop.metrics.isQuiet });
}
