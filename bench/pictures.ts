import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '#tools/lib/root.ts';
import { quantile } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

const products = 60;
const onAPage = 50;
const connections = 6;
const keptSeconds = 3;

type Told = { seconds: number; count: number; watch: number[] };

// A list page of 50 pictures that nobody has seen yet, then the same ones kept, and beside both the wait for /healthz.
const paths = execFileSync(process.execPath, [inRoot('demo/picture-paths.ts'), '--products', String(products)])
  .toString()
  .split('\n')
  .filter((path) => path.endsWith('_43.jpg'))
  .slice(0, onAPage);

await withShop({ DEMO: '1', DEMO_PRODUCTS: String(products) }, async (shop) => {
  const url = (path: string, width: number) => `${shop}/pictures/${path}?w=${width}`;
  const page = (width: number) => watched(shop, () => fetchAll(paths.map((path) => url(path, width))));
  const idle = await watched(shop, async () => {
    await pause(keptSeconds * 1000);
    return 0;
  });
  const cold = await page(446);
  const other = await page(828);
  const kept = await watched(shop, async () => {
    const until = performance.now() + keptSeconds * 1000;
    let count = 0;
    while (performance.now() < until) count += await fetchAll(paths.map((path) => url(path, 446)));
    return count;
  });

  console.log(`${paths.length} pictures of a list page, ${connections} connections, WebP`);
  printTable([
    ['', 'pictures', 'seconds', 'per second', '/healthz p50 ms', 'p99 ms', 'longest ms'],
    ...Object.entries({ 'nothing asked': idle, 'cold, 446': cold, 'raster kept, 828': other, 'kept, 446': kept }).map(
      ([name, { seconds, count, watch }]) => [
        name,
        String(count),
        seconds.toFixed(1),
        (count / seconds).toFixed(1),
        ...[quantile(watch, 0.5), quantile(watch, 0.99), watch.at(-1) ?? Number.NaN].map((ms) => ms.toFixed(1)),
      ],
    ),
  ]);
});

/** Like a browser: so many at a time, each to its last byte, redirects followed. */
async function fetchAll(urls: readonly string[]): Promise<number> {
  const waiting = [...urls];
  const one = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const answer = await fetch(url, { headers: { accept: 'image/webp,*/*' } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return urls.length;
}

async function watched(shop: string, work: () => Promise<number>): Promise<Told> {
  const watch: number[] = [];
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      const asked = performance.now();
      await (await fetch(`${shop}/healthz`)).text();
      watch.push(performance.now() - asked);
      await pause(10);
    }
  })();
  const begun = performance.now();
  const count = await work();
  const seconds = (performance.now() - begun) / 1000;
  done.abort();
  await watching;
  return { seconds, count, watch: watch.sort((a, b) => a - b) };
}
