import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import type { TestApp } from './test-app.ts';
import type { TestShop } from './test-shop.ts';

/** Lets an app answer on a free port of this machine, for what the shop calls by HTTP. The port becomes that of the shop. */
export async function listenOn(shop: TestShop, app: TestApp): Promise<void> {
  const answer = getRequestListener(
    (request) => {
      const { pathname, search } = new URL(request.url);
      const host = request.headers.get('host') ?? '';
      return app.handle(new Request(`http://${host}${pathname}${search}`, request));
    },
    // Other tests of the same process use the Response of Node.
    { overrideGlobalObjects: false },
  );
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  shop.env.PORT = (server.address() as AddressInfo).port;
}
