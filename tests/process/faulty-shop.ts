import { expect } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { ask, kept, someProducts, startTraffic, type Traffic, unknownCart } from './fault-traffic.ts';
import type { FaultWorld } from './fault-world.ts';
import { startServer } from './server-process.ts';

export const soon = { timeout: 40_000, interval: 50 };

export type FaultyShop = Awaited<ReturnType<typeof startFaultyShop>>;

/** A running shop whose database, network or servers are about to fail. */
export async function startFaultyShop(world: FaultWorld, workers: number) {
  let end = async () => {};
  const { address, child, output } = await startServer({ ...world.settings, WORKERS: String(workers) }, (atEnd) => {
    end = atEnd;
  });
  // Each worker keeps its own pages and snapshots.
  for (const path of [...Object.values(kept), someProducts])
    for (let turn = 0; turn < workers * 4; turn += 1) await ask(address, 'kept', path);

  const statusOf = async (path: string, cookie = '') =>
    (await ask(address, 'page', path, { headers: { cookie } })).status;

  /** Traffic until `end` is called, which returns what visitors saw after recovery. */
  async function underTraffic() {
    const traffic = startTraffic(address);
    const orders = () => traffic.acknowledged.orders.length;
    await expect.poll(orders, soon).toBeGreaterThan(0);
    return {
      stop: traffic.stop,
      end: async (): Promise<readonly string[]> => {
        const before = orders();
        await expect.poll(orders, soon).toBeGreaterThan(before + 1);
        await traffic.stop();
        const lines = traffic.answers.map(({ what, status, retryAfter }) => `${what} ${status} ${retryAfter ?? '-'}`);
        const seen = [...new Set(lines)];
        expect(seen.filter((line) => !isAllowed(line))).toEqual([]);
        await expect.poll(() => statusOf('/readyz'), soon).toBe(200);
        await keptEverything(world, traffic);
        expect(child.exitCode).toBe(null);
        expect(output()).not.toContain('a worker ended');
        return seen;
      },
    };
  }

  return {
    address,
    statusOf,
    workers,
    underTraffic,
    readyzBecomes: async (status: number) => {
      await expect.poll(() => statusOf('/readyz'), soon).toBe(status);
    },
    linesWith: (text: string) => output().split(text).length - 1,
    /** A page of a signed-in person and a call of the API: each reports the fault in its own format. */
    saysAway: async () => {
      const path = routeHref('accountOrders', 'sv', {});
      const page = await ask(address, 'page', path, { headers: { cookie: world.cookie } });
      expect(page).toMatchObject({ status: 503, retryAfter: '5', cookies: [] });
      expect(page.body).toContain('<html lang="sv">');
      expect(page.body).toContain('Butiken är tillfälligt otillgänglig. Försök igen om en minut.');
      const call = await ask(address, 'call', unknownCart);
      expect(JSON.parse(call.body)).toMatchObject({ status: 503, code: 'temporarily-unavailable' });
    },
    stop: () => end(),
  };
}

/** Requests without the database succeed; all others may only report that it is unavailable. */
const isAllowed = (line: string) =>
  /^(kept \w+|products|healthz) 200 -$/.test(line) ||
  /^((cart|order) 20[01]|row 404) -$|^(cart|order|row) 503 5$/.test(line);

async function keptEverything(world: FaultWorld, { attempts, acknowledged }: Traffic): Promise<void> {
  const carts = attempts.map(({ cartId }) => cartId).sort();
  const orders = () =>
    world.query<{ cart: string }>('select cart_id as cart from orders where cart_id = any($1) order by cart_id', [
      carts,
    ]);
  const before = (await orders()).map(({ cart }) => cart);
  expect(acknowledged.orders.filter((cart) => !before.includes(cart))).toEqual([]);
  // An order without a response is sent again, and exists once.
  for (const { send } of attempts) expect(await send()).toMatchObject({ status: 200 });
  expect((await orders()).map(({ cart }) => cart)).toEqual(carts);
  const rows = await world.query<{ cart: string }>(
    'select cart_id as cart from cart_row where cart_id = any($1) group by cart_id having count(*) = 2',
    [acknowledged.carts],
  );
  expect(rows.map(({ cart }) => cart).sort()).toEqual([...acknowledged.carts].sort());
}

/** Causes and repairs a fault while visitors use all of the shops, and returns what they saw. */
export async function survive(shops: readonly FaultyShop[], fault: () => Promise<void>): Promise<readonly string[]> {
  const runs = await Promise.all(shops.map((shop) => shop.underTraffic()));
  try {
    await fault();
    return (await Promise.all(runs.map((run) => run.end()))).flat();
  } finally {
    await Promise.all(runs.map((run) => run.stop()));
  }
}
