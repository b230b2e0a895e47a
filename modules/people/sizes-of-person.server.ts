import type { Db } from '#platform/db/db.server.ts';
import { deleteMeasures, deleteSizes, listSizesOf, readMeasuresOf } from './customer-size-store.server.ts';

/** Internal, for the person: their sizes and measurements, in millimetres. */
export async function readSizesOf(db: Db, customerId: number) {
  return { sizes: await listSizesOf(db, customerId), measures: await readMeasuresOf(db, customerId) };
}

/** Internal, when an account is deleted. Safe to repeat. */
export async function removeSizesOf(db: Db, customerId: number): Promise<void> {
  await deleteSizes(db, customerId);
  await deleteMeasures(db, customerId);
}
