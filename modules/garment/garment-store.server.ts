import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '#platform/db/db.server.ts';
import type { Garment } from './garment.ts';
import type { Tally } from './tally.ts';
import './garment-tables.server.ts';

export type NewGarment = Omit<Garment, 'tally'> & { readonly dispatchNumber: string; readonly piece: number };

/** The maximum of rows in one statement, well below the limit of its parameters. */
const rowsAtOnce = 500;

/** A piece that has its passport already keeps it. Returns how many are new. */
export async function insertGarments(db: Db, garments: readonly NewGarment[]): Promise<number> {
  let inserted = 0n;
  for (let at = 0; at < garments.length; at += rowsAtOnce) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('garment')
      .values(garments.slice(at, at + rowsAtOnce).map(toRow))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    inserted += numInsertedOrUpdatedRows;
  }
  return Number(inserted);
}

const toRow = (garment: NewGarment) => ({
  id: garment.id,
  company_id: garment.companyId,
  laundry_name: garment.laundryName,
  order_id: garment.orderId,
  dispatch_number: garment.dispatchNumber,
  row_number: garment.rowNumber,
  piece: garment.piece,
  market_id: garment.marketId,
  sku: garment.sku,
  name: garment.name,
  colour: garment.colour,
  size: garment.size,
  wearer_id: garment.wearerId ?? null,
  employee_no: garment.employeeNo,
  department: garment.department,
  locker: garment.locker,
  position: garment.position,
  delivered_at: garment.deliveredAt,
});

export async function findGarment(db: Db, id: string): Promise<Garment | undefined> {
  const row = await db.selectFrom('garment').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toGarment(row);
}

/** The pieces of an order, row by row in the order in which they left. */
export async function listGarmentsOf(db: Db, orderId: string): Promise<Garment[]> {
  const rows = await db
    .selectFrom('garment')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('row_number')
    .orderBy('delivered_at')
    .orderBy('piece')
    .execute();
  return rows.map(toGarment);
}

export async function hasGarments(db: Db, orderId: string): Promise<boolean> {
  const row = await db.selectFrom('garment').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirst();
  return row !== undefined;
}

export const toTally = (row: Pick<Selectable<Tables['garment']>, keyof typeof tallyColumns>): Tally => ({
  washes: row.washes,
  repairs: row.repairs,
  washedAt: row.washed_at ?? undefined,
  seenAt: row.seen_at ?? undefined,
  lostAt: row.lost_at ?? undefined,
  retiredAt: row.retired_at ?? undefined,
});

const tallyColumns = { washes: 1, repairs: 1, washed_at: 1, seen_at: 1, lost_at: 1, retired_at: 1 } as const;

export function toGarment(row: Selectable<Tables['garment']>): Garment {
  return {
    id: row.id,
    companyId: row.company_id,
    laundryName: row.laundry_name,
    orderId: row.order_id,
    rowNumber: row.row_number,
    marketId: row.market_id,
    sku: row.sku,
    name: row.name,
    colour: row.colour,
    size: row.size,
    wearerId: row.wearer_id ?? undefined,
    employeeNo: row.employee_no,
    department: row.department,
    locker: row.locker,
    position: row.position,
    deliveredAt: row.delivered_at,
    tally: toTally(row),
  };
}

/** For the export of one's own data. */
export async function readGarmentsOf(db: Db, customerId: number): Promise<unknown> {
  const { rows } = await sql`
    select id, sku, name, colour, size, employee_no as "employeeNo", department, locker, position,
      delivered_at as "deliveredAt", washes, repairs, washed_at as "washedAt", seen_at as "seenAt", lost_at as "lostAt",
      retired_at as "retiredAt"
    from garment where wearer_id = ${customerId} order by delivered_at, id`.execute(db);
  return rows;
}

/** The garment stays in use without its wearer, whose place is forgotten, too. */
export async function forgetWearerOf(db: Db, customerId: number): Promise<void> {
  await db
    .updateTable('garment')
    .set({ wearer_id: null, employee_no: '', locker: '', position: '' })
    .where('wearer_id', '=', customerId)
    .execute();
}
