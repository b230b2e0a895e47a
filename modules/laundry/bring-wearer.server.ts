import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { listIdsByEmployeeNo } from '../people/coworker-store.server.ts';
import { type Bringing, type BringShop, type Brought, inRegister } from './bring-register.server.ts';
import { validateIn } from './embedded-laundry.server.ts';
import { listPlaces } from './laundry-account-store.server.ts';
import type { LaundryCustomer } from './laundry-customer.ts';
import { fieldOfLaundryError, type LaundryErrorText, textOfLaundryError } from './laundry-error.ts';
import { findWearer } from './lockers-store.server.ts';
import { leavePlace, removeWearer } from './register-feed-store.server.ts';
import { saveFacts, saveWearer } from './register-write-store.server.ts';

const facts = ['name', 'subCompanyId', 'department', 'costCenter', 'locker', 'position'] as const;

type LaundryWearer = { readonly employeeNo: string } & {
  readonly [Name in (typeof facts)[number]]?: string | undefined;
};

async function findHeld(db: Db, companyId: number, employeeNo: string): Promise<LaundryCustomer | undefined> {
  const wearer = await findWearer(db, companyId, employeeNo);
  if (!wearer) return undefined;
  const place = (await listPlaces(db, companyId, [employeeNo])).get(employeeNo);
  return { ...wearer, locker: place?.locker ?? '', position: place?.position ?? '' };
}

/** What a line leaves out stays as the register has it. */
function merge(
  { employeeNo, ...told }: LaundryWearer,
  held: LaundryCustomer | undefined,
  customerId: number | undefined,
) {
  const of = (name: (typeof facts)[number]) => told[name] ?? held?.[name] ?? '';
  return {
    employeeNo,
    customerId: customerId ?? held?.customerId,
    name: of('name'),
    subCompanyId: of('subCompanyId'),
    department: of('department'),
    costCenter: of('costCenter'),
    locker: of('locker'),
    position: of('position'),
  };
}

const isSame = (a: LaundryCustomer | undefined, b: LaundryCustomer): boolean =>
  a !== undefined && a.customerId === b.customerId && facts.every((name) => a[name] === b[name]);

/** Why the laundry would refuse the wearer. A wearer may wait for a place: only a purchase needs one. */
async function errorOf(db: Db, companyId: number, wearer: LaundryCustomer, isKnown: boolean) {
  if (wearer.name === '') return 'EmptyValue';
  const codes = await validateIn(db, companyId, [wearer], isKnown ? 'update' : 'create');
  const code = codes.get(wearer.employeeNo)?.[0];
  const isWaiting = code === 'CustomerHasNoLocker' && wearer.position === '';
  return code === undefined || isWaiting ? undefined : textOfLaundryError(code);
}

const refuseAt = (laundryError: LaundryErrorText) =>
  refuse({
    code: 'invalid-input',
    errors: [{ path: fieldOfLaundryError(laundryError), code: 'laundry-refused', facts: { laundryError } }],
  });

/** A wearer with the facts and the place that the laundry is told, or, with `remove`, a person who is no longer a wearer. */
export const bringWearer = (
  shop: BringShop,
  visit: Bringing,
  companyId: number,
  { remove, ...told }: LaundryWearer & { readonly remove: boolean },
): Promise<Brought> =>
  inRegister(shop, visit, companyId, async (db) => {
    const { employeeNo } = told;
    const held = await findHeld(db, companyId, employeeNo);
    const customerId = (await listIdsByEmployeeNo(db, companyId, [employeeNo])).get(employeeNo) ?? held?.customerId;
    if (remove && !held) return ok('same');
    if (remove) {
      await removeWearer(db, companyId, employeeNo);
      await record(db, visit, companyId, { employeeNo, customerId, held });
      return ok('changed');
    }
    const wearer = merge(told, held, customerId);
    if (isSame(held, wearer)) return ok('same');
    const error = await errorOf(db, companyId, wearer, held !== undefined);
    if (error) return refuseAt(error);
    if (wearer.locker === '') {
      await saveFacts(db, companyId, wearer);
      await leavePlace(db, companyId, employeeNo);
    } else if ((await saveWearer(db, companyId, wearer)) === 'refused')
      return refuseAt('LaundryCompanyLockerAndPositionDoesNotExists');
    await record(db, visit, companyId, { employeeNo, customerId, held, wearer });
    return ok(held ? 'changed' : 'added');
  });

type Recorded = {
  readonly employeeNo: string;
  readonly customerId: number | undefined;
  readonly held: LaundryCustomer | undefined;
  readonly wearer?: LaundryCustomer;
};

const placeOf = ({ department, locker, position }: LaundryCustomer) => ({ department, locker, position });

const record = (db: Db, visit: Bringing, companyId: number, { employeeNo, customerId, held, wearer }: Recorded) =>
  recordChange(db, visit, {
    action: 'company.wearer-saved',
    subject: companyId,
    madeFor: companyId,
    ...(held && { before: placeOf(held) }),
    ...(wearer && { after: placeOf(wearer) }),
    personal: { of: customerId, ...(wearer ? { after: { employeeNo } } : { before: { employeeNo } }) },
  });
