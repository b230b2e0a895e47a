import { randomUUID } from 'node:crypto';
import { speedOf } from './load.ts';
import type { OrderDatabase, Query } from './order-database.ts';

type Row = Record<string, unknown>;
/** Without the columns that the database fills itself. */
type Rows = { readonly order: Row; readonly lines: readonly Row[]; readonly payments: readonly Row[] };

/** The baseline: inserts the rows of an existing order again and again, each time in a transaction, and nothing else. */
export async function measureBare(
  database: OrderDatabase,
  { connections, seconds, withPayment }: { connections: number; seconds: number; withPayment: boolean },
) {
  const first = await database.connect();
  // An embedded database has one connection for all callers.
  const others = database.isShared
    ? await Promise.all(Array.from({ length: connections - 1 }, () => database.connect()))
    : [];
  const sessions = [first, ...others];
  try {
    const sample = await readSample(first.query, withPayment);
    const times: number[] = [];
    const begun = performance.now();
    const until = begun + seconds * 1000;
    await Promise.all(
      sessions.map(async ({ query }) => {
        while (performance.now() < until) {
          const started = performance.now();
          await insertCopy(query, sample);
          times.push(performance.now() - started);
        }
      }),
    );
    return speedOf(times, (performance.now() - begun) / 1000);
  } finally {
    for (const session of sessions) await session.close();
  }
}

async function readSample(query: Query, withPayment: boolean): Promise<Rows> {
  const state = withPayment ? 'Confirmed' : 'Default';
  const read = async (table: string, where: string, value: unknown): Promise<Row[]> => {
    const { rows: filled } = await query(
      "select column_name from information_schema.columns where table_name = $1 and (is_generated = 'ALWAYS' or is_identity = 'YES')",
      [table],
    );
    const own = new Set(filled.map(({ column_name }) => column_name));
    const { rows } = await query(`select * from ${table} where ${where}`, [value]);
    return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !own.has(column))));
  };
  const [order = {}] = await read('orders', 'payment_state = $1 order by order_no limit 1', state);
  const ofIt = (table: string) => read(table, 'order_id = $1', order.id);
  return { order, lines: await ofIt('order_row'), payments: await ofIt('payment') };
}

async function insertCopy(query: Query, { order, lines, payments }: Rows): Promise<void> {
  const id = randomUUID();
  await query('begin');
  await insert(query, 'orders', [{ ...order, id, cart_id: randomUUID() }]);
  await insert(
    query,
    'order_row',
    lines.map((line) => ({ ...line, order_id: id })),
  );
  if (payments.length > 0)
    await insert(
      query,
      'payment',
      payments.map((payment) => ({ ...payment, order_id: id, session_id: id })),
    );
  await query('commit');
}

async function insert(query: Query, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map(
    (_, row) => `(${columns.map((_column, at) => `$${row * columns.length + at + 1}`).join(', ')})`,
  );
  const values = rows.flatMap((row) => columns.map((column) => sent(row[column])));
  await query(`insert into ${table} (${columns.join(', ')}) values ${places.join(', ')}`, values);
}

const sent = (value: unknown) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
