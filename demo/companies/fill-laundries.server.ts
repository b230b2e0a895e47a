import { insertClient } from '#modules/auth/api-client-store.server.ts';
import { sha256 } from '#modules/auth/keys.server.ts';
import type { LaundryCustomer } from '#modules/laundry/laundry-customer.ts';
import { insertRegister } from '#modules/laundry/register-write-store.server.ts';
import { markets } from '#modules/market/markets.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { demoCompanies } from './companies.ts';
import { crewDepartments, demoCrew } from './crew.ts';
import { ownLockers } from './crew-sheet.ts';
import { demoPassword } from './demo-password.ts';
import { laundryAccount, laundryProgram } from './laundry-account.ts';
import { demoPeople } from './people.ts';

const hamnvik = 1005;

/** The large changing room: each of the crew has a place, and the lockers of the sheet are still free. */
const crewOfHamnvik = {
  departments: crewDepartments.map(({ name }) => name),
  costCenters: crewDepartments.map(({ costCentre }) => costCentre),
  positions: [
    ...demoCrew.map(({ locker, lockerPosition: position }) => ({ locker, position })),
    ...ownLockers.map((locker) => ({ locker, position: '1' })),
  ],
  wearers: demoCrew.map(
    ({ employeeNo, firstName, lastName, department, costCentre, locker, lockerPosition }): LaundryCustomer => ({
      employeeNo,
      name: `${firstName} ${lastName}`,
      subCompanyId: '',
      department,
      costCenter: costCentre,
      locker,
      position: lockerPosition,
    }),
  ),
};

type Register = Parameters<typeof insertRegister>[1];

/** The data of the laundries: their companies, lockers and wearers, consistent with the people of the demo. */
export const demoRegisters: readonly Register[] = demoCompanies.flatMap(({ id, laundry }) => {
  if (!laundry) return [];
  const {
    laundryCompany,
    accountId,
    deliveryLocations,
    subCompanies = [],
    departments,
    costCenters,
    lockers,
  } = laundry;
  const crew = id === hamnvik ? crewOfHamnvik : undefined;
  return [
    {
      companyId: id,
      laundry: laundryCompany,
      accountId,
      deliveryLocations,
      subCompanies,
      departments: [...new Set([...departments, ...(crew?.departments ?? [])])],
      costCenters: [...new Set([...costCenters, ...(crew?.costCenters ?? [])])],
      positions: [
        ...lockers.flatMap(({ id: locker, positions }) =>
          positions.map((position) => ({ locker: String(locker), position })),
        ),
        ...(crew?.positions ?? []),
      ],
      wearers: [...wearersAt(id, subCompanies[0]?.id ?? ''), ...(crew?.wearers ?? [])],
    },
  ];
});

export async function fillLaundries({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (db) => {
    for (const register of demoRegisters) await insertRegister(db, register);
    await insertProgram(db, clock.now());
  });
}

const insertProgram = (db: Db, now: Date) =>
  insertClient(db, {
    id: laundryProgram.id,
    name: laundryAccount.name,
    secretHash: sha256(demoPassword),
    scopes: ['laundry:write'],
    customerId: laundryProgram.customerId,
    companyId: laundryAccount.id,
    marketId: markets[laundryProgram.market].marketId,
    allMarkets: false,
    createdAt: now,
    secretChangedAt: now,
  });

function wearersAt(companyId: number, subCompanyId: string): LaundryCustomer[] {
  return demoPeople.flatMap(({ id, companyIds, infos, firstName, lastName, laundry: place }) =>
    companyIds[0] === companyId && place && infos.EmployeeNo !== undefined
      ? [
          {
            customerId: id,
            employeeNo: infos.EmployeeNo,
            name: `${firstName} ${lastName}`,
            subCompanyId,
            department: place.department,
            costCenter: place.costCenter,
            locker: String(place.lockerId),
            position: place.position,
          },
        ]
      : [],
  );
}
