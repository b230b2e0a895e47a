import { median, quantile } from './quantile.ts';
import type { Growth } from './scanned-garments.ts';
import { printTable } from './table.ts';

/** Times of each page in a round, in the sequence of the pages; with scans, how many a second were counted. */
type Round = { readonly took: readonly (readonly number[])[]; readonly reached?: number };

export type Measured = Record<'idle' | 'single' | 'batch', Round[]>;

type Facts = {
  readonly times: Measured;
  readonly pages: readonly string[];
  readonly rate: number;
  readonly highest: Readonly<Record<string, number>>;
  readonly before: Growth;
  readonly growth: Growth;
};

const names = { idle: 'no scans', single: 'one by one', batch: '100 in a call' } as const;

export function printScans({ times, pages, rate, highest, before, growth }: Facts): void {
  console.log(`pages beside ${rate} scans a second; p99 of all rounds together`);
  const kinds = ['idle', 'single', 'batch'] as const;
  const speed = (kind: (typeof kinds)[number], page: number, share: number) =>
    quantile(
      times[kind].flatMap(({ took }) => took[page] ?? []).sort((a, b) => a - b),
      share,
    );
  printTable([
    ['', 'scans/s', ...pages.flatMap((page) => [`${page} p50 ms`, 'p99 ms', 'p99 of none'])],
    ...kinds.map((kind) => [
      names[kind],
      kind === 'idle' ? '0' : median(times[kind].map(({ reached = 0 }) => reached)).toFixed(0),
      ...pages.flatMap((_, page) => {
        const p99 = speed(kind, page, 0.99);
        return [speed(kind, page, 0.5).toFixed(1), p99.toFixed(1), (p99 / speed('idle', page, 0.99)).toFixed(2)];
      }),
    ]),
  ]);
  printTable([
    ['highest rate', 'scans/s'],
    ...Object.entries(highest).map(([name, perSecond]) => [name, perSecond.toFixed(0)]),
  ]);
  const each = (growth.bytes - before.bytes) / (growth.rows - before.rows);
  printTable([
    ['table of scans', 'rows', 'MB', 'bytes a row'],
    ['at the end', String(growth.rows), (growth.bytes / 1e6).toFixed(1), (growth.bytes / growth.rows).toFixed(0)],
    ['added at the highest rates', String(growth.rows - before.rows), '', each.toFixed(0)],
  ]);
}
