import { type Measured, measure } from './lib/load.ts';
import { middleOf } from './lib/quantile.ts';
import { withBareRoute, withShop } from './lib/servers.ts';
import { printTable } from './lib/table.ts';

const connections = 16;
const rounds = 5;
const seconds = 3;

// What the shop adds to a request, as a ratio to a bare route measured in turns with it: a busy machine slows both.
await withBareRoute((bare) =>
  withShop({}, async (shop) => {
    const routes = {
      'bare Hono route': `${bare}/`,
      'GET /healthz': `${shop}/healthz`,
      'read of a flag': `${shop}/api/feature/features/UseKlevu/enabled?marketId=1`,
    };
    for (const url of Object.values(routes)) await measure(url, { connections, seconds });
    const results = new Map<string, Measured[]>(Object.keys(routes).map((name) => [name, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [name, url] of Object.entries(routes))
        results.get(name)?.push(await measure(url, { connections, seconds }));
    print(results);
  }),
);

function print(results: ReadonlyMap<string, readonly Measured[]>): void {
  const rows = [...results].map(([name, all]) => ({ name, middle: middleOf(all, ['perSecond', 'p50', 'p99', 'cpu']) }));
  const bare = rows[0]?.middle ?? { perSecond: Number.NaN, p50: Number.NaN, p99: Number.NaN, cpu: Number.NaN };
  console.log(`${connections} connections, medians of ${rounds} rounds of ${seconds} s taken in turns`);
  printTable([
    [
      '',
      'requests/s',
      'p50 ms',
      'p99 ms',
      'CPU µs each',
      'requests/s of bare',
      'p50 of bare',
      'p99 of bare',
      'CPU of bare',
    ],
    ...rows.map(({ name, middle: { perSecond, p50, p99, cpu } }) => [
      name,
      perSecond.toFixed(0),
      p50.toFixed(2),
      p99.toFixed(2),
      cpu.toFixed(0),
      (perSecond / bare.perSecond).toFixed(2),
      (p50 / bare.p50).toFixed(2),
      (p99 / bare.p99).toFixed(2),
      (cpu / bare.cpu).toFixed(2),
    ]),
  ]);
}
