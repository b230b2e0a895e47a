import type { Db } from '#platform/db/db.server.ts';
import './people-tables.server.ts';

/** In millimetres, by the name of the measure. */
export type StoredMeasures = Readonly<Record<string, number>>;

export type CustomerSize = { sizeGroup: string; size: string; changedAt: Date };

export async function listSizesOf(db: Db, customerId: number): Promise<CustomerSize[]> {
  return db
    .selectFrom('customer_size')
    .select(['size_group as sizeGroup', 'size', 'changed_at as changedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('size_group')
    .execute();
}

export async function saveSize(
  db: Db,
  customerId: number,
  { sizeGroup, size, changedAt }: CustomerSize,
): Promise<void> {
  const values = { customer_id: customerId, size_group: sizeGroup, size, changed_at: changedAt };
  await db
    .insertInto('customer_size')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'size_group']).doUpdateSet({ size, changed_at: changedAt }),
    )
    .execute();
}

/** For one size group, or for all. */
export async function deleteSizes(db: Db, customerId: number, sizeGroup?: string): Promise<void> {
  const ofPerson = db.deleteFrom('customer_size').where('customer_id', '=', customerId);
  await (sizeGroup === undefined ? ofPerson : ofPerson.where('size_group', '=', sizeGroup)).execute();
}

export async function readMeasuresOf(db: Db, customerId: number): Promise<StoredMeasures> {
  const kept = await db
    .selectFrom('customer_measure')
    .select(['measure', 'millimetres'])
    .where('customer_id', '=', customerId)
    .orderBy('measure')
    .execute();
  return Object.fromEntries(kept.map(({ measure, millimetres }) => [measure, millimetres]));
}

/** Replaces the given measures; the others stay. */
export async function saveMeasures(
  db: Db,
  customerId: number,
  measures: StoredMeasures,
  changedAt: Date,
): Promise<void> {
  const rows = Object.entries(measures).map(([measure, millimetres]) => ({
    customer_id: customerId,
    measure,
    millimetres,
    changed_at: changedAt,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('customer_measure')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'measure']).doUpdateSet((eb) => ({
        millimetres: eb.ref('excluded.millimetres'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

/** Deletes the given measures of a person, or all if none are given. */
export async function deleteMeasures(db: Db, customerId: number, measures?: readonly string[]): Promise<void> {
  if (measures?.length === 0) return;
  const ofPerson = db.deleteFrom('customer_measure').where('customer_id', '=', customerId);
  await (measures === undefined ? ofPerson : ofPerson.where('measure', 'in', measures)).execute();
}
