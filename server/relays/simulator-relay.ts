import { deliverSimulated } from '#modules/payment/deliver-simulated.server.ts';
import { baseOf } from '#modules/services.ts';
import type { Shop } from '#modules/shop.server.ts';
import { repeat } from './repeat.ts';

const pauseMs = 1000;

/**
 * Sends pending notifications of the simulated provider over HTTP, like a real one. Returns a function that stops it.
 */
export function startSimulatorRelay(shop: Shop): () => Promise<void> {
  if (shop.payment.name !== 'simulator') return async () => {};
  const url = notificationUrl(shop.env);
  const post = (body: object) => shop.http.call(url, { method: 'POST', json: body });
  const deliver = () =>
    deliverSimulated(shop, post).catch((error: unknown) =>
      // It will be sent again, as by any provider.
      shop.log.info({ err: error }, 'a simulated payment notification was not taken'),
    );
  return repeat(deliver, { pauseMs, isQuiet: shop.metrics.isQuiet });
}

/** The address of this process. */
function notificationUrl({ HOST, PORT }: Shop['env']): string {
  const here = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  const host = here.includes(':') ? `[${here}]` : here;
  return `http://${host}:${PORT}${baseOf('order')}/payments/notifications/simulator`;
}
