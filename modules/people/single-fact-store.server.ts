import type { Money } from '#core/money.ts';
import type { Db, Tables } from '#platform/db/db.server.ts';
import { findApprover } from './fact-store.server.ts';
import { lockApproverAddresses } from './lock-person.server.ts';
import './people-tables.server.ts';

/** One fact of a person; the others stay. */
async function saveFact(
  db: Db,
  customerId: number,
  fact: Partial<Omit<Tables['customer_fact'], 'customer_id'>>,
): Promise<void> {
  await db
    .insertInto('customer_fact')
    .values({ ...noFactColumns, customer_id: customerId, ...fact })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(fact))
    .execute();
}

const noFactColumns = {
  amount_limit: null,
  amount_limit_currency: null,
  employee_no: null,
  occupation: null,
  department: null,
  cost_centre: null,
  locker: null,
  locker_position: null,
  approver_id: null,
  approver_email: null,
  is_super: null,
};

export const saveSuperFlag = (db: Db, customerId: number, isSuper: boolean): Promise<void> =>
  saveFact(db, customerId, { is_super: isSuper });

export const saveAmountLimit = (db: Db, customerId: number, limit: Money | undefined): Promise<void> =>
  saveFact(db, customerId, { amount_limit: limit?.amount ?? null, amount_limit_currency: limit?.currency ?? null });

const customizedTextCode = 'VasCustomizedText';

/** In a transaction. Saves the data for texts on the person's garments, besides the name. */
export async function saveGarmentTexts(
  db: Db,
  customerId: number,
  { occupation, customizedText }: { occupation: string | undefined; customizedText: string | undefined },
): Promise<void> {
  await saveFact(db, customerId, { occupation: occupation ?? null });
  await db
    .deleteFrom('customer_info')
    .where('customer_id', '=', customerId)
    .where('code', '=', customizedTextCode)
    .execute();
  if (customizedText === undefined) return;
  await db
    .insertInto('customer_info')
    .values({ customer_id: customerId, code: customizedTextCode, value: customizedText })
    .execute();
}

/** In a transaction. Saves the colleague with the address, or only the address. */
export async function saveApprover(db: Db, customerId: number, emailAddress: string | undefined): Promise<void> {
  if (emailAddress !== undefined) await lockApproverAddresses(db, [emailAddress]);
  const approverId = emailAddress === undefined ? undefined : await findApprover(db, customerId, emailAddress);
  await saveFact(db, customerId, {
    approver_id: approverId ?? null,
    approver_email: approverId === undefined ? (emailAddress ?? null) : null,
  });
}
