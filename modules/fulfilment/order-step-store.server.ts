import type { Db } from '#platform/db/db.server.ts';
import type { OrderStep } from './order-step.ts';
import './fulfilment-tables.server.ts';

type StepAt = { readonly at: Date; readonly step: OrderStep };

export async function insertStep(db: Db, orderId: string, at: Date, { kind, ...data }: OrderStep): Promise<void> {
  await db
    .insertInto('order_step')
    .values({ order_id: orderId, kind, at, data: JSON.stringify(data) })
    .execute();
}

/** The oldest first. */
export async function findSteps(db: Db, orderId: string): Promise<StepAt[]> {
  const rows = await db
    .selectFrom('order_step')
    .select(['kind', 'at', 'data'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, at, data }) => ({ at, step: { kind, ...(data as object) } as OrderStep }));
}
