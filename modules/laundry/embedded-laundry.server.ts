import type { Db } from '#platform/db/db.server.ts';
import { checkCustomer } from './check-customer.ts';
import type { LaundryCustomer } from './laundry-customer.ts';
import type { LaundrySystem } from './laundry-system.ts';
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
    validate: async (companyId, customers, action) => {
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
    },
    saveWearer: (companyId, customer) => db.transaction().execute((db) => saveWearer(db, companyId, customer)),
  };
}

const distinct = (customers: readonly LaundryCustomer[], key: 'employeeNo' | 'locker'): string[] => [
  ...new Set(customers.map((customer) => customer[key].trim()).filter((value) => value !== '')),
];
