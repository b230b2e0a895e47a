import { quantile } from './quantile.ts';
import { askSteadily } from './steady.ts';
import { printTable } from './table.ts';

const readsPerSecond = 40;

export type Reads = Record<'alone' | 'beside', number[][]>;

const pathsOf = (sku: string) => ({ '/healthz': '/healthz', 'a product': `/api/product/products/${sku}` });

/** The times of reads that need no statement, alone and while `orders` runs. */
export async function measureReads(
  shop: string,
  { sku, seconds, orders }: { sku: string; seconds: number; orders: () => Promise<unknown> },
): Promise<Reads> {
  const ask = () => askSteadily(shop, Object.values(pathsOf(sku)), { perSecond: readsPerSecond, seconds });
  // The first reads only warm up.
  await ask();
  const alone = await ask();
  const [beside] = await Promise.all([ask(), orders()]);
  return { alone, beside };
}

export function printReads({ alone, beside }: Reads, guests: number): void {
  const [of = [], among = []] = [alone, beside].map((all) => all.map((times) => [...times].sort((a, b) => a - b)));
  console.log(
    `\nreads at a steady ${readsPerSecond} a second, alone and beside ${guests} guests who order; times in ms\n`,
  );
  const lines = Object.keys(pathsOf('')).map((name, at) => {
    const [p50, p99, p50Among, p99Among] = [of, among].flatMap((times) =>
      [0.5, 0.99].map((share) => quantile(times[at] ?? [], share)),
    ) as [number, number, number, number];
    const times = [p50, p99, p50Among, p99Among].map((ms) => ms.toFixed(1));
    return [name, ...times, (p50Among / p50).toFixed(1), (p99Among / p99).toFixed(1)];
  });
  printTable([['', 'p50 alone', 'p99 alone', 'p50 beside', 'p99 beside', 'p50 of alone', 'p99 of alone'], ...lines]);
}
