import { tellStock } from '#modules/catalogue/tell-stock.server.ts';
import type { Shop } from '#modules/shop.server.ts';

const pauseMs = 1000;

/** Updates snapshots about once a second with stock levels changed by orders. Returns a function that stops it. */
export function startStockRelay(shop: Shop): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let going: Promise<unknown> = Promise.resolve();
  const tell = () =>
    tellStock(shop).catch((error: unknown) =>
      shop.log.warn({ err: error }, 'levels of stock could not be told; it is tried again'),
    );
  const wait = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      going = tell().then(wait);
    }, pauseMs);
    timer.unref();
  };
  wait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await going;
  };
}
