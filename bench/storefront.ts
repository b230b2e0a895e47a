import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readNavigation } from '#modules/catalogue/read-navigation.server.ts';
import { storefrontOfMarket } from '#modules/catalogue/storefront.server.ts';
import { markets } from '#modules/market/markets.ts';
import { systemClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { atExit } from '#tools/lib/at-exit.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { inRoot } from '#tools/lib/root.ts';
import { sh } from '#tools/lib/sh.ts';
import { median } from './lib/quantile.ts';
import { printTable } from './lib/table.ts';

// The cost of building a market's menus from the embedded database, how long other requests wait meanwhile, and the cost of reading them
// compared with one query: npm run bench storefront -- --products 600,4000
const { values } = parseArgs({ options: { products: { type: 'string', default: '600,4000' } } });
const builds = 7;
const reads = 20_000;
const queries = 500;

const rows = [];
for (const products of values.products.split(',')) rows.push([products, ...(await measureWorld(products))]);
printTable([
  ['products', 'first build ms', 'later ms', 'longest wait ms', 'kB', 'query µs', 'menus of query'],
  ...rows,
]);

async function measureWorld(products: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yrke-bench-'));
  const forget = atExit(() => removeFolder(folder));
  try {
    const fill = [inRoot('tools/demo.ts'), '--products', products, '--markets', 'se'];
    const { code, output } = await sh(process.execPath, fill, { env: { DATA_DIR: folder } });
    if (code !== 0) throw new Error(output);
    return await measureShop(folder);
  } finally {
    forget();
    removeFolder(folder);
  }
}

async function measureShop(folder: string): Promise<string[]> {
  const log = createLog('silent');
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), log);
  const { db, signals } = database;
  const snapshots = createSnapshots({ db, signals, clock: systemClock, log });
  await snapshots.start();
  try {
    const visit = { market: markets.se, language: 'sv', now: systemClock.now() } as const;
    const shop = { snapshots, log };
    const first = await timed(() => snapshots.read(storefrontOfMarket, 'se'));
    const waits = monitorEventLoopDelay({ resolution: 1 });
    waits.enable();
    const later = [];
    for (let build = 0; build < builds; build += 1) later.push(await timed(() => storefrontOfMarket.build(db, 'se')));
    waits.disable();
    const size = JSON.stringify(await snapshots.read(storefrontOfMarket, 'se'), (_, value: unknown) =>
      value instanceof Map ? [...value] : value,
    ).length;
    const query = (await timed(() => repeat(queries, () => sql`select 1`.execute(db)))) / queries;
    const menus = (await timed(() => repeat(reads, () => readNavigation(shop, visit)))) / reads;
    return [
      first.toFixed(0),
      median(later).toFixed(0),
      (waits.max / 1e6).toFixed(0),
      (size / 1024).toFixed(0),
      (query * 1000).toFixed(0),
      (menus / query).toFixed(4),
    ];
  } finally {
    snapshots.stop();
    await database.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}
