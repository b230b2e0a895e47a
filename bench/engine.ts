import { parseArgs } from 'node:util';
import { answerList } from '#modules/list-engine/answer-list.ts';
import { createColumnsBuilder } from '#modules/list-engine/columns-builder.ts';
import { type Engine, openEngine } from '#modules/list-engine/engine.ts';
import type { ListRequest } from '#modules/list-engine/list-answer.ts';
import { naiveList } from '#modules/list-engine/testing/naive-list.ts';
import { quantile } from './lib/quantile.ts';
import { randomFrom, syntheticMarket, syntheticProduct } from './lib/synthetic-market.ts';
import { printTable } from './lib/table.ts';

// The cost of a list with all its counts in the engine alone, and its growth with the catalogue, compared with a plain scan over objects in
// the same run: npm run bench engine -- --products 2000,20000
const { values } = parseArgs({ options: { products: { type: 'string', default: '2000,20000' } } });
const questionsOfAKind = 1000;
const now = new Date('2026-11-15T12:00:00Z');
const publicLists = { priceLists: [['PUB']], now, showsNonSellable: false, basis: 'gross' as const };
const agreedLists = { priceLists: [['AGR'], ['PUB']], now, showsNonSellable: false, basis: 'gross' as const };

type Kind = { name: string; ask: (random: (below: number) => number) => Partial<ListRequest> };

const department = (random: (below: number) => number) => ({ category: `dep${random(8)}` });
const kinds: readonly Kind[] = [
  { name: 'everything', ask: (random) => ({ page: 1 + random(20) }) },
  { name: 'a department', ask: (random) => ({ place: department(random), page: 1 + random(5) }) },
  { name: 'everything, 1 filter', ask: (random) => ({ valueIds: [1000 + random(4)] }) },
  { name: 'everything, 2 filters', ask: (random) => ({ valueIds: [1000 + random(4), 2000 + random(4)] }) },
  {
    name: 'department, 3 filters',
    ask: (random) => ({ place: department(random), valueIds: [1000 + random(4), 3000 + random(4), 4000 + random(40)] }),
  },
  { name: 'everything, 2 colours', ask: (random) => ({ valueIds: [8000 + random(48), 8000 + random(48)] }) },
  {
    name: 'everything, colour and size and price',
    ask: (random) => ({
      valueIds: [8000 + random(48), 8000 + random(48), 9000 + random(288), 9000 + random(288)],
      priceRange: { min: 150 + random(500), max: 900 + random(1000) },
    }),
  },
  {
    name: 'department, colour and size and price',
    ask: (random) => ({
      place: department(random),
      valueIds: [8000 + random(48), 9000 + random(288), 9000 + random(288), 9000 + random(288)],
      priceRange: { min: 150 + random(500), max: 900 + random(1000) },
    }),
  },
  {
    name: 'everything by price range',
    ask: (random) => ({ priceRange: { min: 300 + random(300), max: 900 + random(500) } }),
  },
  { name: 'everything, colours as rows', ask: (random) => ({ mode: 'ColorVariants', page: 1 + random(20) }) },
  {
    name: 'colours as rows, 2 filters',
    ask: (random) => ({ mode: 'ColorVariants', valueIds: [1000 + random(4), 8000 + random(48)] }),
  },
];

const sorts = ['PopularityRank', 'LowestPrice', 'Flags', 'Names'] as const;

function requestOf({ ask }: Kind, random: (below: number) => number): ListRequest {
  return {
    place: {},
    valueIds: [],
    priceMode: 'incl',
    language: 'sv',
    sort: { field: sorts[random(sorts.length)] ?? 'Names', order: 'asc' },
    mode: 'Default',
    splitsByBestSelling: false,
    page: 1,
    pageSize: 15,
    ...ask(random),
  };
}

/** Processor time of this thread, independent of other processes on the machine. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function timed<T>(work: () => T): { ms: number; result: T } {
  const begun = cpuMs();
  const result = work();
  return { ms: cpuMs() - begun, result };
}

function bytesOf(value: unknown, seen = new Set<unknown>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return value.byteLength;
  const held: unknown[] = value instanceof Map ? [...value.values()] : Object.values(value);
  return held.reduce((sum: number, one) => sum + bytesOf(one, seen), 0);
}

/**
 * Times in µs: the wall clock, which depends on other processes, and processor time, which does not; the latter also without caches
 * (`first`).
 */
type Timed = { first: number; cpu: number; p50: number };
type Measured = { build: string[]; lists: Timed[] };

function measure(count: number): Measured {
  const random = randomFrom(7);
  const products = Array.from({ length: count }, (_, at) =>
    syntheticProduct(Math.floor((at * 20_000) / count), random),
  );
  const { ms: columnsMs, result: columns } = timed(() => {
    const builder = createColumnsBuilder(syntheticMarket());
    for (const product of products) builder.add(product);
    return builder.finish();
  });
  const { ms: openMs, result: engine } = timed(() => openEngine(columns));
  const { ms: firstMs, result: assortment } = timed(() => engine.assortmentFor(publicLists));
  const { ms: secondMs } = timed(() => engine.assortmentFor(agreedLists));
  const lists = kinds.map((kind) => measureKind(engine, kind));
  const source = syntheticMarket();
  const naive = { ...source, parametrics: source.parametrics.slice(0, 1) };
  const asked = requestOf({ name: '', ask: () => ({ valueIds: [1001] }) }, random);
  // Counts four values only: the plain scan repeats the whole query for each value.
  const { ms: naiveMs } = timed(() => naiveList(naive, products, publicLists, asked));
  return {
    build: [
      String(count),
      columnsMs.toFixed(0),
      openMs.toFixed(1),
      firstMs.toFixed(0),
      secondMs.toFixed(0),
      (bytesOf(columns) / 2 ** 20).toFixed(0),
      (bytesOf(assortment) / 2 ** 20).toFixed(1),
      naiveMs.toFixed(0),
      ((naiveMs * 1000) / (lists[2]?.cpu ?? Number.NaN)).toFixed(0),
    ],
    lists,
  };
}

function measureKind(engine: Engine, kind: Kind): Timed {
  const random = randomFrom(11);
  const assortment = engine.assortmentFor(publicLists);
  const requests = Array.from({ length: questionsOfAKind }, () => requestOf(kind, random));
  for (const request of requests) answerList(engine, assortment, request);
  const fresh = openEngine(engine.columns);
  const unasked = fresh.assortmentFor(publicLists);
  const { ms: firstMs } = timed(() => {
    for (const request of requests) answerList(fresh, unasked, request);
  });
  const times: number[] = [];
  const { ms } = timed(() => {
    for (const request of requests) {
      const begun = performance.now();
      answerList(engine, assortment, request);
      times.push((performance.now() - begun) * 1000);
    }
  });
  times.sort((a, b) => a - b);
  const each = (all: number) => (all * 1000) / questionsOfAKind;
  return { first: each(firstMs), cpu: each(ms), p50: quantile(times, 0.5) };
}

const sizes = values.products.split(',').map(Number);
const measured = sizes.map(measure);
printTable([
  [
    'products of 12 variants',
    'columns ms',
    'open ms',
    'assortment ms',
    'later ms',
    'columns MB',
    'assortment MB',
    'plain scan ms',
    'of a list',
  ],
  ...measured.map(({ build }) => build),
]);
console.log();
printTable([
  ['list with all counts, µs', ...sizes.flatMap((count) => [`${count} first`, 'cpu', 'p50']), 'growth of p50'],
  ...kinds.map(({ name }, at) => {
    const lists = measured.map((one) => one.lists[at] ?? { first: Number.NaN, cpu: Number.NaN, p50: Number.NaN });
    const growth = (lists.at(-1)?.p50 ?? Number.NaN) / (lists[0]?.p50 ?? Number.NaN);
    const cells = lists.flatMap(({ first, cpu, p50 }) => [first, cpu, p50].map((time) => time.toFixed(0)));
    return [name, ...cells, growth.toFixed(1)];
  }),
]);
