import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '#tests/setup/long-runs.ts';
import { ask, unknownCart } from './fault-traffic.ts';
import { type FaultWorld, failOver, openFaultWorld } from './fault-world.ts';
import { type FaultyShop, soon, startFaultyShop, survive } from './faulty-shop.ts';

const { TEST_DATABASE_URL: hasPostgres } = process.env;
const awayMs = isLong ? 300_000 : 1000;

// Every fault is tested with one worker and with two, which share the database.
describe.skipIf(!hasPostgres)('with one and with two workers', () => {
  let world: FaultWorld;
  let shops: FaultyShop[] = [];

  beforeAll(async () => {
    world = await openFaultWorld();
    shops = await Promise.all([1, 2].map((workers) => startFaultyShop(world, workers)));
  }, 180_000);

  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await world?.remove();
  }, 60_000);

  const everyShop = (look: (shop: FaultyShop) => Promise<unknown>) => Promise.all(shops.map(look));
  const readyzBecomes = (status: number) => everyShop((shop) => shop.readyzBecomes(status));
  const cartsAreAway = () =>
    everyShop(async (shop) => {
      await expect.poll(() => shop.statusOf(unknownCart), soon).toBe(503);
    });

  test('a restart of the database between requests', async () => {
    await world.primary.stop('fast');
    await world.primary.start();
    await readyzBecomes(200);
    const listening = () => world.query("select 1 from pg_stat_activity where application_name = 'yrke signals'");
    await expect.poll(listening, soon).toHaveLength(3);
  });

  test.each(['fast', 'immediate'] as const)('a restart under traffic, %s', async (how) => {
    await survive(shops, async () => {
      await world.primary.stop(how);
      await world.primary.start();
    });
  });

  test(
    'a stopped database: data in memory is served, other requests are asked to retry',
    async () => {
      const linesOf = (shop: FaultyShop) => shop.linesWith('the database is away');
      const lines = shops.map(linesOf);
      const seen = await survive(shops, async () => {
        await world.primary.stop('fast');
        try {
          await readyzBecomes(503);
          await pause(awayMs);
          await everyShop((shop) => shop.saysAway());
        } finally {
          await world.primary.start();
        }
      });
      expect(seen).toEqual(expect.arrayContaining(['cart 503 5', 'row 503 5']));
      // One line for each process, for any number of failed requests, jobs and relays.
      expect(shops.map((shop, at) => linesOf(shop) - (lines[at] ?? 0))).toEqual([1, 2]);
    },
    2 * awayMs + 120_000,
  );

  test('a session that cannot be looked up does not end: 503, and its cookies stay', async () => {
    world.proxy.set('refuse');
    await readyzBecomes(503);
    const cookie = 'yrke_refresh=018f0000-0000-7000-8000-000000000000.secret';
    await everyShop(async (shop) => {
      const page = await ask(shop.address, 'page', '/sv', { headers: { cookie } });
      expect(page).toMatchObject({ status: 503, cookies: [] });
      expect(await shop.statusOf('/healthz', cookie)).toBe(200);
    });
    world.proxy.set('pass');
    await everyShop(async (shop) => {
      await expect.poll(() => shop.statusOf('/sv', cookie), soon).toBe(440);
    });
  });

  test('a network that drops all packets: requests are answered soon', async () => {
    const seen = await survive(shops, async () => {
      world.proxy.set('drop');
      await cartsAreAway();
      world.proxy.set('pass');
    });
    expect(seen).toContain('cart 503 5');
  });

  test('too many connections', async () => {
    await survive(shops, async () => {
      await world.query('alter role shop connection limit 2');
      await world.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop'");
      await cartsAreAway();
      await world.query('alter role shop connection limit -1');
    });
  });

  test('a failover to a standby with synchronous replication', async () => {
    const standby = await world.addStandby();
    const seen = await survive(shops, () => failOver(world, standby, async () => void (await readyzBecomes(503))));
    expect(seen).toContain('cart 503 5');
  });
});
