import { parseArgs } from 'node:util';
import { listDue } from '#modules/approval-mail/list-due.server.ts';
import { listWaitingFor } from '#modules/approval-mail/waiting-for.server.ts';
import { listPendingPage } from '#modules/pending-order/list-pending-page.server.ts';
import { fillWaiting, requireApproval } from './lib/approval-world.ts';
import { type Connection, connect } from './lib/connection.ts';
import { noDatabase, withDatabase } from './lib/database.ts';
import { goodsByThePiece } from './lib/goods-by-the-piece.ts';
import { type Speed, speedOf } from './lib/load.ts';
import { followed } from './lib/order-balance.ts';
import { waiting as asWaiting, orderClient } from './lib/order-client.ts';
import { type Cost, costOf, usedUntilNow, within } from './lib/order-cost.ts';
import { type OrderDatabase, withOrderDatabase } from './lib/order-database.ts';
import { fillOrderWorld } from './lib/order-world.ts';
import { median } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

// Orders of 20 rows sent and then approved over HTTP at 1 and 16 connections, and the list of 100 and of 10,000 waiting orders, on
// PostgreSQL: npm run bench approval -- --orders 20 --waiting 100,10000 --turns 40; with --orders 0 only the lists are measured.
const { values } = parseArgs({
  options: {
    /** Orders for each connection. */
    orders: { type: 'string', default: '20' },
    waiting: { type: 'string', default: '100,10000' },
    turns: { type: 'string', default: '40' },
    /** A folder for the shop's processor profile. */
    profile: { type: 'string' },
  },
});
const ordersOfEach = Number(values.orders);
const sizes = values.waiting.split(',').map(Number);
const turns = Number(values.turns);
const many = 16;
const rowsOfAnOrder = 20;

async function measureDecisions(database: OrderDatabase): Promise<void> {
  const { settings } = database;
  const goods = goodsByThePiece(200);
  const buyers = await fillOrderWorld(settings, goods, many);
  const authorization = await requireApproval(settings, buyers[0]?.companyId ?? 0);
  const profile = values.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` };
  await withShop({ ...settings, ...profile, WORKERS: '1', DEFAULT_MARKET: 'se' }, async (shop) => {
    const client = orderClient(shop);
    const first = connect(shop);
    const deliveryMethod = await client.findMethod(first, buyers[0]);
    first.close();
    const skus = goods.skus.slice(0, rowsOfAnOrder);
    const lines: string[][] = [];
    // The first round only warms up.
    for (const connections of [1, 1, many]) {
      const waiting = buyers.map((): string[] => []);
      const sent = await inTurns({ shop, database }, connections, async (one, at) => {
        const buyer = buyers[at];
        if (buyer) waiting[at]?.push(await client.byCompany(one, { skus, deliveryMethod }, buyer, asWaiting));
      });
      const approved = await inTurns({ shop, database }, connections, async (one, at) => {
        const path = `/api/order/orders/${waiting[at]?.pop()}/confirm`;
        const headers = { authorization, origin: shop };
        const { status, text } = await one.ask(path, { method: 'PUT', headers });
        if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      });
      const figures = (speed: typeof sent) =>
        [speed.perSecond, speed.p50, speed.p99, speed.shopMs, speed.databaseMs].map((one) => one.toFixed(1));
      lines.push(['sent', String(connections), ...figures(sent), '1.00']);
      lines.push(['approved', String(connections), ...figures(approved), (approved.p50 / sent.p50).toFixed(2)]);
    }
    console.log(`\norders of ${rowsOfAnOrder} rows, ${ordersOfEach} of each connection; times in ms\n`);
    printTable([
      ['', 'connections', 'a second', 'p50', 'p99', 'processor', 'of database', 'p50 of sending'],
      ...lines.slice(2),
    ]);
  });
}

type Measured = { readonly shop: string; readonly database: OrderDatabase };

/** Each connection does its share, one request after the other. What follows an order is part of its cost. */
async function inTurns(
  { shop, database }: Measured,
  connections: number,
  deed: (one: Connection, at: number) => Promise<unknown>,
): Promise<Speed & Cost> {
  const times: number[] = [];
  const [usedBefore, begun] = [await usedUntilNow(shop, database), performance.now()];
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      const one = connect(shop);
      for (let turn = 0; turn < ordersOfEach; turn += 1) {
        const started = performance.now();
        await deed(one, at);
        times.push(performance.now() - started);
      }
      one.close();
    }),
  );
  const passed = (performance.now() - begun) / 1000;
  await within(database, followed);
  const cost = costOf(usedBefore, await usedUntilNow(shop, database), times.length);
  return { ...speedOf(times, passed), ...cost };
}

type World = Awaited<ReturnType<typeof fillWaiting>>;

const dayMs = 86_400_000;
const part = { limit: 50, isDescending: false };
const asked = { search: '', isMine: false, sort: 'created', part } as const;
const questions: Record<string, (world: World) => Promise<unknown>> = {
  'first part': ({ shop, visit }) => listPendingPage(shop, visit, asked),
  'mine to decide': ({ shop, visit }) => listPendingPage(shop, visit, { ...asked, isMine: true }),
  'by total': ({ shop, visit }) => listPendingPage(shop, visit, { ...asked, sort: 'total' }),
  'search, one found': ({ shop, visit }) => listPendingPage(shop, visit, { ...asked, search: 'PO-50X' }),
  'none due for a reminder': ({ shop }) => listDue(shop, new Date(Date.now() - 600 * dayMs)).next(),
  'all due, first part': ({ shop }) => listDue(shop, new Date(Date.now() + 30 * dayMs)).next(),
  'counts of a digest': ({ shop, visit }) =>
    listWaitingFor(shop, {
      companyId: visit.claims.company_id ?? 0,
      settings: {},
      marketId: 1,
      now: visit.now,
    }),
};

const isThere = ordersOfEach === 0 || (await withOrderDatabase('PostgreSQL', measureDecisions)) !== 'none';
if (!isThere || (await measureLists(sizes, [])) === 'none') console.log(noDatabase);

/** Opens a database for each size, nested, so that all are measured in turns. */
async function measureLists([orders, ...rest]: readonly number[], worlds: readonly World[]): Promise<unknown> {
  if (orders === undefined) return askLists(worlds);
  return withDatabase(async (url) => {
    const world = await fillWaiting({ DATABASE_URL: url }, orders);
    try {
      return await measureLists(rest, [...worlds, world]);
    } finally {
      await world.close();
    }
  });
}

async function askLists(worlds: readonly World[]): Promise<void> {
  for (const { shop, visit } of worlds) {
    const listed = await listPendingPage(shop, visit, asked);
    if (!listed.ok || listed.value.items.length !== part.limit)
      throw new Error('the list is not that of waiting orders');
  }
  const lines: string[][] = [];
  for (const [what, question] of Object.entries(questions)) {
    const taken = worlds.map((): number[] => []);
    for (let turn = -5; turn < turns; turn += 1)
      for (const [at, world] of worlds.entries()) {
        const start = performance.now();
        await question(world);
        // The first turns only warm up.
        if (turn >= 0) taken[at]?.push(performance.now() - start);
      }
    const p50 = taken.map(median);
    lines.push([
      what,
      ...p50.map((ms) => ms.toFixed(2)),
      ((p50.at(-1) ?? Number.NaN) / (p50[0] ?? Number.NaN)).toFixed(2),
    ]);
  }
  console.log(`\np50 of ${turns} turns, in ms; the ratio is that of the most to the fewest\n`);
  printTable([['', ...sizes.map((orders) => `${orders} waiting`), 'ratio'], ...lines]);
}
