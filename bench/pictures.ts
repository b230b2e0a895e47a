import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '#tools/lib/root.ts';
import { cpuSeconds } from './lib/load.ts';
import { quantile } from './lib/quantile.ts';
import { withBareRoute, withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

const products = 60;
const onAPage = 50;
const atOnce = 110;
/** Connections that a browser opens to one host. */
const connections = 6;
const rounds = 3;
const roundSeconds = 2;
const settleMs = 10_000;

/** Requested all the time: the cheapest response of the shop, and a page. */
const watched = ['/healthz', '/en'] as const;
type Watch = Record<(typeof watched)[number], number[]>;

/**
 * The results: requests, duration, processor time, and how long other requests waited meanwhile. `refused`: responses that ask to retry
 * later.
 */
type WorkerReport = { count: number; refused: number; seconds: number; cpu: number; watch: Watch };
type Done = { count: number; refused: number };

const all = execFileSync(process.execPath, [inRoot('demo/picture-paths.ts'), '--products', String(products)])
  .toString()
  .split('\n');
const fronts = all.filter((path) => path.endsWith('_43.jpg')).slice(0, onAPage);
const others = all.filter((path) => /_(171|58)\.jpg$/.test(path)).slice(0, atOnce);

// A list page of 50 pictures that are not rendered yet, more of them at once than a browser requests, then the same ones from the cache.
// The baselines are a bare route, measured in turns with the cached ones, and /healthz without other requests.
await withBareRoute((bare) =>
  withShop({ DEMO: '1', DEMO_PRODUCTS: String(products) }, async (shop) => {
    const urls = (paths: readonly string[], width: number) =>
      paths.map((path) => `${shop}/pictures/${path}?w=${width}&q=75`);
    // Work that a start delays must not be part of the idle measurement.
    await pause(settleMs);
    const idle = await tell(shop, shop, async () => {
      await pause(rounds * roundSeconds * 1000);
      return { count: 0, refused: 0 };
    });
    const cold = await tell(shop, shop, () => fetchAll(urls(fronts, 446)));
    const flood = await tell(shop, shop, () => fetchAll(urls(others, 446), atOnce));
    const newWidth = await tell(shop, shop, () => fetchAll(urls(fronts, 828)));
    const kept: WorkerReport[] = [];
    const route: WorkerReport[] = [];
    const keptUrls = await versioned(urls(fronts, 446));
    for (let round = 0; round < rounds; round += 1) {
      kept.push(await tell(shop, shop, () => againAndAgain(keptUrls)));
      route.push(await tell(shop, bare, () => againAndAgain(keptUrls.map(() => bare))));
    }
    print({
      'nothing asked': idle,
      'bare route': sumOf(route),
      [`cold, 446, ${connections} connections`]: cold,
      [`cold, 446, ${atOnce} at once`]: flood,
      'raster kept, 828': newWidth,
      'kept, 446': sumOf(kept),
    });
  }),
);

function print(rows: Record<'nothing asked' | 'bare route' | (string & {}), WorkerReport>): void {
  const each = ({ cpu, count }: WorkerReport) => (cpu / count) * 1000;
  const [idle, bare] = [rows['nothing asked'], rows['bare route']];
  if (!idle || !bare) return;
  console.log(`${onAPage} pictures of a list page and ${atOnce} more, WebP`);
  printTable([
    ['', 'answers', '503', 'per second', 'CPU ms each', 'CPU of bare', ...watched.flatMap(headingsOf)],
    ...Object.entries(rows).map(([name, told]) => [
      name,
      String(told.count),
      String(told.refused),
      (told.count / told.seconds).toFixed(1),
      told.count > 0 ? each(told).toFixed(2) : '',
      told.count > 0 ? (each(told) / each(bare)).toFixed(1) : '',
      ...watched.flatMap((path) => timesOf(told.watch[path], idle.watch[path])),
    ]),
  ]);
}

function headingsOf(path: string): string[] {
  return [`${path} p50 ms`, 'p99 ms', 'p99 of nothing asked'];
}

function timesOf(watch: readonly number[], idle: readonly number[]): string[] {
  const p99 = quantile(watch, 0.99);
  return [quantile(watch, 0.5).toFixed(1), p99.toFixed(1), (p99 / quantile(idle, 0.99)).toFixed(1)];
}

/** Like a browser: a limited number at a time, each read completely, with redirects. */
async function fetchAll(urls: readonly string[], among = connections): Promise<Done> {
  const waiting = [...urls];
  let refused = 0;
  const one = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const answer = await fetch(url, { headers: { accept: 'image/webp,*/*' } });
      await answer.arrayBuffer();
      if (answer.status === 503) refused += 1;
      else if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: among }, one));
  return { count: urls.length - refused, refused };
}

async function againAndAgain(urls: readonly string[]): Promise<Done> {
  const until = performance.now() + roundSeconds * 1000;
  const done = { count: 0, refused: 0 };
  while (performance.now() < until) {
    const { count, refused } = await fetchAll(urls);
    done.count += count;
    done.refused += refused;
  }
  return done;
}

/** Addresses with their version, as in pages: no redirect. */
function versioned(urls: readonly string[]): Promise<string[]> {
  return Promise.all(
    urls.map(async (url) => {
      const answer = await fetch(url, { headers: { accept: 'image/webp' } });
      await answer.arrayBuffer();
      return answer.url;
    }),
  );
}

async function tell(shop: string, server: string, work: () => Promise<Done>): Promise<WorkerReport> {
  const watch: Watch = { '/healthz': [], '/en': [] };
  const done = new AbortController();
  const watching = watched.map(async (path) => {
    while (!done.signal.aborted) {
      const asked = performance.now();
      await (await fetch(`${shop}${path}`)).text();
      watch[path].push(performance.now() - asked);
      await pause(10);
    }
  });
  try {
    const [begun, cpu] = [performance.now(), await cpuSeconds(server)];
    const told = await work();
    return { ...told, seconds: (performance.now() - begun) / 1000, cpu: (await cpuSeconds(server)) - cpu, watch };
  } finally {
    done.abort();
    await Promise.all(watching);
    for (const path of watched) watch[path].sort((a, b) => a - b);
  }
}

function sumOf(all: readonly WorkerReport[]): WorkerReport {
  const sum = (pick: (one: WorkerReport) => number) => all.reduce((total, one) => total + pick(one), 0);
  const watchOf = (path: keyof Watch) => all.flatMap(({ watch }) => watch[path]).toSorted((a, b) => a - b);
  return {
    count: sum(({ count }) => count),
    refused: sum(({ refused }) => refused),
    seconds: sum(({ seconds }) => seconds),
    cpu: sum(({ cpu }) => cpu),
    watch: { '/healthz': watchOf('/healthz'), '/en': watchOf('/en') },
  };
}
