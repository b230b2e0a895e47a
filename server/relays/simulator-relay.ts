import { deliverSimulated } from '#modules/payment/deliver-simulated.server.ts';
import { baseOf } from '#modules/services.ts';
import type { Shop } from '#modules/shop.server.ts';

const pauseMs = 1000;

/**
 * Sends pending notifications of the simulated provider over HTTP, like a real one. Returns a function that stops it.
 */
export function startSimulatorRelay(shop: Shop): () => Promise<void> {
  if (shop.payment.name !== 'simulator') return async () => {};
  const url = notificationUrl(shop.env);
  const post = (body: object) => shop.http.call(url, { method: 'POST', json: body });
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    try {
      await deliverSimulated(shop, post);
    } catch (error) {
      // It will be sent again, as by any provider.
      shop.log.info({ err: error }, 'a simulated payment notification was not taken');
    }
    if (!stopped) timer = setTimeout(next, pauseMs).unref();
  };
  let running = Promise.resolve();
  const next = () => {
    running = round();
  };
  timer = setTimeout(next, pauseMs).unref();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** The address of this process. */
function notificationUrl({ HOST, PORT }: Shop['env']): string {
  const here = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const host = here.includes(':') ? `[${here}]` : here;
  return `http://${host}:${PORT}${baseOf('order')}/payments/notifications/simulator`;
}
