import type { Db } from '#platform/db/db.server.ts';
import { deleteMeasures, deleteSizes, listSizesOf, readMeasuresOf } from './customer-size-store.server.ts';

/** The shop itself, for the person: the sizes they wear and what they have measured, in millimetres. */
export async function readSizesOf(db: Db, customerId: number) {
  return { sizes: await listSizesOf(db, customerId), measures: await readMeasuresOf(db, customerId) };
}

/** The shop itself, when an account is deleted. Twice is as good as once. */
export async function removeSizesOf(db: Db, customerId: number): Promise<void> {
  await deleteSizes(db, customerId);
  await deleteMeasures(db, customerId);
}
