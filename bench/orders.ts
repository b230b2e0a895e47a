import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BenchAction, measureActions } from './lib/cart-load.ts';
import { connect } from './lib/connection.ts';
import { noDatabase } from './lib/database.ts';
import { goodsByThePiece } from './lib/goods-by-the-piece.ts';
import { cpuSeconds, type Speed } from './lib/load.ts';
import { expectBalance, followedWithinMs } from './lib/order-balance.ts';
import { measureBare } from './lib/order-bare.ts';
import { orderClient } from './lib/order-client.ts';
import { type Cost, costOf, usedUntilNow, within } from './lib/order-cost.ts';
import { type OrderDatabase, withOrderDatabase } from './lib/order-database.ts';
import { type Buyer, fillOrderWorld } from './lib/order-world.ts';
import { middleOf } from './lib/quantile.ts';
import { measureReads, printReads, type Reads } from './lib/reads-beside-orders.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

// Complete orders, from a new cart of three rows to an order that is paid or on account, at 1 and 16 connections, on PGlite and on
// PostgreSQL, compared with a plain insert of the same rows. Then what reads take meanwhile:
// npm run bench orders -- --seconds 5 --databases PostgreSQL --profile <folder>
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    databases: { type: 'string', default: 'PGlite,PostgreSQL' },
    /** A folder for processor profiles of the shop. */
    profile: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const many = 16;
const rowsOfAnOrder = 3;
/** A shop that uses less processor time than this in a check is idle. */
const idleSeconds = 0.1;
const lookMs = 500;
const goods = goodsByThePiece(Number(values.products));

type Kind = 'guest, card' | 'company, on account';
type Target = { kind: Kind; connections: number; deed: BenchAction; taken: (Speed & Cost)[] };

for (const name of values.databases.split(','))
  if ((await withOrderDatabase(name, measureOrders)) === 'none') console.log(noDatabase);

async function measureOrders(database: OrderDatabase): Promise<void> {
  const buyers = await fillOrderWorld(database.settings, goods, many);
  const profile = values.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` };
  const settings = { ...database.settings, WORKERS: '1', DEFAULT_MARKET: 'se', ...profile };
  let answers = 0;
  let reads: Reads | undefined;
  const targets = await withShop(settings, async (shop) => {
    const made = await targetsOf(shop, buyers, () => (answers += 1));
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const { connections, deed, taken } of made) {
        const [usedBefore, answersBefore] = [await usedUntilNow(shop, database), answers];
        const measured = await measureActions(shop, { connections, seconds }, deed);
        // Waits for what follows: it is part of the cost of these orders, and not of the next ones.
        if (database.isShared) await balance(database, answers);
        else await untilIdle(shop);
        const used = await usedUntilNow(shop, database);
        if (round > 0) taken.push({ ...measured, ...costOf(usedBefore, used, answers - answersBefore) });
      }
    const guests = made.find(({ kind, connections }) => kind === 'guest, card' && connections === many);
    if (guests)
      reads = await measureReads(shop, {
        sku: goods.skus[0] ?? '',
        seconds,
        orders: () => measureActions(shop, { connections: many, seconds }, guests.deed),
      });
    if (!database.isShared) await untilIdle(shop);
    return made;
  });
  // An embedded database can be read only after the shop has closed it.
  if (!database.isShared) await balance(database, answers);
  await print(database, targets);
  if (reads) printReads(reads, many);
}

/** Waits until all mails and other follow-ups are done. */
async function untilIdle(shop: string): Promise<void> {
  const until = performance.now() + followedWithinMs;
  for (let [before, now] = [Number.NEGATIVE_INFINITY, 0]; now - before > idleSeconds; ) {
    if (performance.now() > until) throw new Error('what follows an order took too long');
    before = await cpuSeconds(shop);
    await pause(lookMs);
    now = await cpuSeconds(shop);
  }
}

function balance(database: OrderDatabase, answers: number): Promise<void> {
  return within(database, (query) => expectBalance(query, answers, rowsOfAnOrder));
}

async function targetsOf(shop: string, buyers: readonly Buyer[], onAnswer: () => void): Promise<Target[]> {
  const client = orderClient(shop);
  const first = connect(shop);
  const [toGuests, toCompanies] = [await client.findMethod(first), await client.findMethod(first, buyers[0])];
  first.close();
  const deeds: Record<Kind, BenchAction> = {
    'guest, card': async (one, at) => {
      await client.byGuest(one, { skus: skusAt(at), deliveryMethod: toGuests });
      onAnswer();
    },
    'company, on account': async (one, at) => {
      const buyer = buyers[at.connection];
      if (buyer) await client.byCompany(one, { skus: skusAt(at), deliveryMethod: toCompanies }, buyer);
      onAnswer();
    },
  };
  return (Object.entries(deeds) as [Kind, BenchAction][]).flatMap(([kind, deed]) =>
    [1, many].map((connections) => ({ kind, connections, deed, taken: [] })),
  );
}

/** Three different skus, others for each connection and turn. */
function skusAt({ connection, turn }: Parameters<BenchAction>[1]): string[] {
  const { skus } = goods;
  const start = (connection * 7919 + turn * rowsOfAnOrder) % (skus.length - rowsOfAnOrder);
  return skus.slice(start, start + rowsOfAnOrder);
}

async function print(database: OrderDatabase, targets: readonly Target[]): Promise<void> {
  const lines: string[][] = [];
  for (const { kind, connections, taken } of targets) {
    const { perSecond, p50, p99, shopMs, databaseMs } = middleOf(taken, [
      'perSecond',
      'p50',
      'p99',
      'shopMs',
      'databaseMs',
    ]);
    const bare = await measureBare(database, { connections, seconds, withPayment: kind === 'guest, card' });
    lines.push([
      kind,
      String(connections),
      ...[perSecond, p50, p99, shopMs, databaseMs, bare.perSecond].map((figure) => figure.toFixed(1)),
      (perSecond / bare.perSecond).toFixed(3),
    ]);
  }
  console.log(`\n${database.name}: medians of ${rounds} rounds of ${seconds} s taken in turns; times in ms\n`);
  const cpu = ['processor', 'of database'];
  printTable([['', 'connections', 'a second', 'p50', 'p99', ...cpu, 'bare inserts a second', 'of bare'], ...lines]);
}
