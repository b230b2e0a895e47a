import type { Db } from '#platform/db/db.server.ts';
import { checkCustomer } from './check-customer.ts';
import type { LaundryAction, LaundryCustomer } from './laundry-customer.ts';
import type { LaundrySystem, SaveOutcome } from './laundry-system.ts';
import {
  findLaundryOf,
  listDeliveryLocations,
  listPositions,
  listWearers,
  readHolders,
  readOptions,
} from './register-store.server.ts';
import { saveWearer } from './register-write-store.server.ts';

/** The register of the shop itself answers in the place of a laundry's system. */
export function embeddedLaundry(db: Db): LaundrySystem {
  return {
    keepsRegister: true,
    companyOf: (companyId) => findLaundryOf(db, companyId),
    optionsOf: (companyId) => readOptions(db, companyId),
    deliveryLocationsOf: (companyId) => listDeliveryLocations(db, companyId),
    positionsOf: async (companyId, locker) => {
      const positions = await listPositions(db, companyId, locker);
      return positions.length > 0 ? positions : undefined;
    },
    isKnown: async (companyId, { employeeNo, subCompanyId }) => {
      const wearer = (await listWearers(db, companyId, [employeeNo])).get(employeeNo);
      return wearer !== undefined && (subCompanyId === '' || wearer.subCompanyId === subCompanyId);
    },
    validate: (companyId, customers, action) => validateIn(db, companyId, customers, action),
    saveWearer: (companyId, customer, { within } = {}) => {
      const save = (db: Db) => saveValid(db, companyId, customer);
      return within ? save(within) : db.transaction().execute(save);
    },
  };
}

/** Codes of errors by employee number, also within a transaction. */
export async function validateIn(
  db: Db,
  companyId: number,
  customers: readonly LaundryCustomer[],
  action: LaundryAction,
) {
  const laundry = await findLaundryOf(db, companyId);
  const options = await readOptions(db, companyId);
  const wearers = await listWearers(db, companyId, distinct(customers, 'employeeNo'));
  const holderOf = await readHolders(db, companyId, distinct(customers, 'locker'));
  return new Map(
    customers.flatMap((customer) => {
      const employeeNo = customer.employeeNo.trim();
      const error = checkCustomer(customer, action, {
        ...options,
        hasCompany: laundry !== undefined,
        isKnown: wearers.has(employeeNo),
        holder: holderOf(customer.locker, customer.position),
      });
      return error ? [[employeeNo, [error]] as const] : [];
    }),
  );
}

/** In a transaction. The register takes no wearer whom it would refuse before a purchase. */
async function saveValid(db: Db, companyId: number, customer: LaundryCustomer): Promise<SaveOutcome> {
  const isKnown = (await listWearers(db, companyId, [customer.employeeNo])).has(customer.employeeNo);
  const errors = await validateIn(db, companyId, [customer], isKnown ? 'update' : 'create');
  return errors.size > 0 ? 'refused' : saveWearer(db, companyId, customer);
}

const distinct = (customers: readonly LaundryCustomer[], key: 'employeeNo' | 'locker'): string[] => [
  ...new Set(customers.map((customer) => customer[key].trim()).filter((value) => value !== '')),
];
