import { readdirSync } from 'node:fs';
import { inRoot } from '#tools/lib/root.ts';
import { type Measured, measure } from './lib/load.ts';
import { median } from './lib/quantile.ts';
import { withShop } from './lib/servers.ts';
import { signIn } from './lib/sign-in.ts';
import { measureSignedIn } from './lib/signed-in-pages.ts';
import { printTable } from './lib/table.ts';

const connections = 16;
const rounds = 3;
const seconds = 3;

// The front page from the cache and freshly rendered, and a page of a signed-in visitor, as ratios to a static file that the same process
// serves in turns with them; then pages of a company's buyer.
await withShop({ DEMO: '1', DEMO_PRODUCTS: '120' }, async (shop) => {
  const style = readdirSync(inRoot('build/client/assets')).find((name) => name.endsWith('.css'));
  const cookie = await signIn(shop, 'emma.hartwell@home.example');
  const targets = {
    'static file': { url: `${shop}/assets/${style}`, headers: {} },
    'kept front page': { url: `${shop}/en`, headers: {} },
    // Only the canonical path is cached.
    'front page made anew': { url: `${shop}/en/`, headers: {} },
    'signed-in page': { url: `${shop}/en/mypages/account`, headers: { cookie } },
  };
  const results = new Map<string, Measured[]>(Object.keys(targets).map((name) => [name, []]));
  for (const { url, headers } of Object.values(targets)) await measure(url, { connections, seconds, headers });
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { url, headers }] of Object.entries(targets))
      results.get(name)?.push(await measure(url, { connections, seconds, headers }));
  print(results);
  await measureSignedIn(shop);
});

function print(results: ReadonlyMap<string, readonly Measured[]>): void {
  const rows = [...results].map(([name, all]) => ({
    name,
    of: (key: keyof Measured) => median(all.map((one) => one[key])),
  }));
  const [file] = rows;
  if (!file) return;
  console.log(`${connections} connections, medians of ${rounds} rounds of ${seconds} s taken in turns`);
  printTable([
    ['', 'requests/s', 'p50 ms', 'p99 ms', 'requests/s of file', 'p50 of file', 'p99 of file', 'CPU of file'],
    ...rows.map(({ name, of }) => [
      name,
      of('perSecond').toFixed(0),
      of('p50').toFixed(2),
      of('p99').toFixed(2),
      ...(['perSecond', 'p50', 'p99', 'cpu'] as const).map((key) => (of(key) / file.of(key)).toFixed(2)),
    ]),
  ]);
}
