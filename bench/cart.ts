import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillCatalogue } from '#tests/setup/fill-catalogue.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { cartClient, type FilledCart } from './lib/cart-client.ts';
import { type BenchAction, measureActions } from './lib/cart-load.ts';
import { connect } from './lib/connection.ts';
import { noDatabase, withDatabase } from './lib/database.ts';
import { goodsByThePiece } from './lib/goods-by-the-piece.ts';
import { middleOf } from './lib/quantile.ts';
import { withBareRoute, withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

// Adding to the cart with a new session each, adding more, changing a quantity and reading, at 1 and 16 connections, on PGlite and on
// PostgreSQL: npm run bench cart -- --seconds 5 --databases PostgreSQL --profile <folder>
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    databases: { type: 'string', default: 'PGlite,PostgreSQL' },
    /** Names of the measurements to run; the baseline always runs. */
    kinds: { type: 'string', default: '' },
    /** A folder for processor profiles of the shop. */
    profile: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
const many = 16;
const largestWish = 500;

type Speed = { perSecond: number; p50: number; p99: number; cpu: number };
type Target = { name: string; connections: number; url: string; deed: BenchAction; taken: Speed[] };

const { rows, skus } = goodsByThePiece(Number(values.products));
await withBareRoute(async (bare) => {
  for (const name of values.databases.split(',')) {
    const done = await (name === 'PGlite' ? onPglite(bare) : withDatabase((url) => measureShop(name, bare, url)));
    if (done === 'none') console.log(noDatabase);
  }
});

async function onPglite(bare: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yrke-bench-'));
  try {
    await measureShop('PGlite', bare, undefined, folder);
  } finally {
    removeFolder(folder);
  }
}

async function measureShop(name: string, bare: string, url: string | undefined, folder?: string): Promise<void> {
  const database = url === undefined ? { DATA_DIR: folder ?? '' } : { DATABASE_URL: url };
  await fillCatalogue(database, rows);
  const profile = values.profile && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${values.profile}` };
  await withShop({ ...database, WORKERS: '1', DEFAULT_MARKET: 'se', ...profile }, async (shop) => {
    const targets = await targetsOf(shop, bare);
    // The first round only warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const { url: address, connections, deed, taken } of targets) {
        const measured = await measureActions(address, { connections, seconds }, deed);
        if (round > 0) taken.push(measured);
      }
    print(name, targets);
  });
}

async function targetsOf(shop: string, bare: string): Promise<Target[]> {
  const client = cartClient(shop);
  const first = connect(shop);
  const carts: FilledCart[] = [];
  for (let at = 0; at < many; at += 1) carts.push(await client.addAnew(first, skuAt(at)));
  first.close();
  const cartAt = (at: number) => carts[at % many] ?? { id: '', rowId: '', cookie: '' };
  const deeds: Record<string, { url: string; deed: BenchAction }> = {
    'bare Hono route': { url: bare, deed: (one) => one.ask('/') },
    'add in a new session': {
      url: shop,
      deed: (one, { connection, turn }) => client.addAnew(one, skuAt(connection + turn)),
    },
    'add more of it': {
      url: shop,
      deed: (one, { connection }) => client.add(one, cartAt(connection), skuAt(connection)),
    },
    'change a quantity': {
      url: shop,
      deed: (one, { connection, turn }) => client.change(one, cartAt(connection), 1 + (turn % largestWish)),
    },
    'read a cart': { url: shop, deed: (one, { connection }) => client.read(one, cartAt(connection)) },
    'read it with prices': { url: shop, deed: (one, { connection }) => client.readPriced(one, cartAt(connection)) },
  };
  const wanted = values.kinds.split(',');
  return Object.entries(deeds)
    .filter(([name, { url }]) => values.kinds === '' || url === bare || wanted.includes(name))
    .flatMap(([name, { url, deed }]) => [1, many].map((connections) => ({ name, connections, url, deed, taken: [] })));
}

function skuAt(at: number): string {
  return skus[at % skus.length] ?? '';
}

function print(name: string, targets: readonly Target[]): void {
  const measured = targets.map((target) => ({
    ...target,
    ...middleOf(target.taken, ['perSecond', 'p50', 'p99', 'cpu']),
  }));
  console.log(
    `\n${name}: medians of ${rounds} rounds of ${seconds} s taken in turns; times in ms, processor time in µs\n`,
  );
  printTable([
    ['', 'connections', 'a second', 'p50', 'p99', 'CPU', 'of bare', 'CPU of bare'],
    ...measured.map(({ name: what, connections, perSecond, p50, p99, cpu }) => {
      const bare = measured.find((one) => one.connections === connections);
      return [
        what,
        String(connections),
        perSecond.toFixed(0),
        p50.toFixed(2),
        p99.toFixed(2),
        cpu.toFixed(0),
        (perSecond / (bare?.perSecond ?? Number.NaN)).toFixed(3),
        (cpu / (bare?.cpu ?? Number.NaN)).toFixed(1),
      ];
    }),
  ]);
}
