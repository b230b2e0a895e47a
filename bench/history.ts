import { parseArgs } from 'node:util';
import { type Cursor, numberKey, parseCursor } from '#modules/order-history/cursor.ts';
import { findOrderLines, findOrderPage, type Sought } from '#modules/order-history/history-store.server.ts';
import { findDeliveryLines } from '#modules/order-history/list-deliveries.server.ts';
import { findInvoiceLines } from '#modules/order-history/list-invoices.server.ts';
import type { OrderFilter } from '#modules/order-history/order-filter.ts';
import type { Db } from '#platform/db/db.server.ts';
import { noDatabase } from './lib/database.ts';
import { fillHistory } from './lib/history-world.ts';
import { withOrderDatabase } from './lib/order-database.ts';
import { median } from './lib/quantile.ts';
import { printTable } from './lib/table.ts';

// A company's order history at 1,000 and at 100,000 orders, each in its own database, measured in turns: the first, a middle and the last
// part, filtered lists, deliveries and invoices, and the page by number with a total count for other systems.
// npm run bench history -- --orders 1000,100000 --turns 60 --databases PostgreSQL
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000,100000' },
    turns: { type: 'string', default: '60' },
    databases: { type: 'string', default: 'PGlite,PostgreSQL' },
  },
});
const sizes = values.orders.split(',').map(Number);
const turns = Number(values.turns);
const limit = 20;
const someId = '80000000-0000-4000-8000-000000000000';

type World = {
  readonly orders: number;
  readonly db: Db;
  readonly sought: Sought;
  readonly middle: Cursor;
  /** A cursor in the middle of the deliveries and of the invoices: a day, and any id. */
  readonly middleOf: Cursor;
};
type Question = (world: World) => Promise<unknown>;

const part = { limit, order: 'desc' } as const;
const narrowed = ({ sought }: World, filter: OrderFilter) => ({ ...sought, filter: { ...sought.filter, ...filter } });

const invoices = { state: undefined, today: '2026-11-16' } as const;

const questions: Record<string, Question> = {
  'first part': ({ db, sought }) => findOrderLines(db, sought, part),
  'part in the middle': ({ db, sought, middle }) => findOrderLines(db, sought, { ...part, after: middle }),
  'back from the middle': ({ db, sought, middle }) => findOrderLines(db, sought, { ...part, before: middle }),
  'last part': ({ db, sought }) => findOrderLines(db, sought, { ...part, order: 'asc' }),
  'of one status': (world) => findOrderLines(world.db, narrowed(world, { status: 300 }), part),
  'of one state': (world) => findOrderLines(world.db, narrowed(world, { state: 'under-way' }), part),
  'by order number': (world) => findOrderLines(world.db, narrowed(world, { orderNo: world.middle.key }), part),
  'by dispatch number': (world) => findOrderLines(world.db, narrowed(world, { dispatchNumber: 'D-500' }), part),
  'by typed text, one found': (world) => findOrderLines(world.db, narrowed(world, { text: 'PO-500X' }), part),
  'deliveries, first part': ({ db, sought }) => findDeliveryLines(db, sought, part),
  'deliveries, in the middle': ({ db, sought, middleOf }) =>
    findDeliveryLines(db, sought, { ...part, after: middleOf }),
  'delivery by dispatch number': (world) => findDeliveryLines(world.db, narrowed(world, { text: 'D-200' }), part),
  'invoices, first part': ({ db, sought }) => findInvoiceLines(db, sought, { part, ...invoices }),
  'invoices, in the middle': ({ db, sought, middleOf }) =>
    findInvoiceLines(db, sought, { part: { ...part, after: middleOf }, ...invoices }),
  'invoices that are open': ({ db, sought }) => findInvoiceLines(db, sought, { part, ...invoices, state: 'overdue' }),
  'first page, counted': ({ db, sought }) => findOrderPage(db, sought, { page: 1, pageSize: limit, order: 'desc' }),
};

for (const name of values.databases.split(','))
  if ((await measureOn(name, sizes, [])) === 'none') console.log(noDatabase);

/** Opens a database for each size, nested, so that all are measured in turns. */
async function measureOn(name: string, [orders, ...rest]: readonly number[], worlds: readonly World[]) {
  if (orders === undefined) return print(name, await ask(worlds));
  return withOrderDatabase(name, async ({ settings }) => {
    const { db, scope, close } = await fillHistory(settings, orders);
    const sought: Sought = { scope, filter: { timeZone: 'Europe/Stockholm' }, hidesPrices: false, quietCompanies: [] };
    try {
      const found = await findOrderPage(db, sought, { page: orders / limit / 2, pageSize: limit, order: 'desc' });
      const middle = parseCursor(found.next, numberKey);
      if (!middle) throw new Error('there is no middle');
      await measureOn(name, rest, [...worlds, { orders, db, sought, middle, middleOf: { ...middle, key: someId } }]);
    } finally {
      await close();
    }
  });
}

async function ask(worlds: readonly World[]): Promise<Map<string, number[]>> {
  const taken = new Map<string, number[]>();
  for (let turn = -5; turn < turns; turn += 1)
    for (const [what, question] of Object.entries(questions))
      for (const world of worlds) {
        const start = performance.now();
        await question(world);
        // The first turns only warm up.
        if (turn < 0) continue;
        const key = `${what} ${world.orders}`;
        taken.set(key, [...(taken.get(key) ?? []), performance.now() - start]);
      }
  return taken;
}

function print(name: string, taken: ReadonlyMap<string, number[]>): void {
  console.log(`\n${name}: p50 of ${turns} turns, in ms; the ratio is that of the largest history to the smallest\n`);
  printTable([
    ['', ...sizes.map((orders) => `${orders} orders`), 'ratio'],
    ...Object.keys(questions).map((what) => {
      const p50 = sizes.map((orders) => median(taken.get(`${what} ${orders}`) ?? []));
      const ratio = (p50.at(-1) ?? Number.NaN) / (p50[0] ?? Number.NaN);
      return [what, ...p50.map((ms) => ms.toFixed(2)), ratio.toFixed(2)];
    }),
  ]);
}
