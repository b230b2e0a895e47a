import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { roles } from '#modules/auth/roles.ts';
import { saveStaffTasks } from '#modules/auth/staff-task-store.server.ts';
import { changeTasks } from '#modules/auth/staff-tasks.ts';
import { saveResellerSlug } from '#modules/company/reseller-store.server.ts';
import { saveCompany } from '#modules/company/save-company.server.ts';
import { marketList, markets } from '#modules/market/markets.ts';
import { saveCustomer } from '#modules/people/save-customer.server.ts';
import { saveStores } from '#modules/store-finder/stores-store.server.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { demoCompanies } from './companies.ts';
import { demoPassword } from './demo-password.ts';
import type { DemoPerson } from './demo-person.ts';
import { holidaysFrom } from './opening-hours.ts';
import { demoPeople } from './people.ts';
import { timeZoneOf } from './store-zones.ts';
import { type DemoStore, demoStores } from './stores.ts';

/** Companies, people and stores, all or none. People share one password, so one hash serves all. */
export async function fillCompanies({ db, clock }: Pick<DemoShop, 'db' | 'clock'>): Promise<void> {
  const passwordHash = await hash(demoPassword);
  await db.transaction().execute(async (db) => {
    // Parents come before their children in the list.
    for (const { market, resellerSlug, ...company } of demoCompanies) {
      const { marketId } = markets[market];
      const { settings, attributes } = company;
      const saved = { ...company, marketId, settings: { ...settings }, attributes: { ...attributes } };
      await saveCompany(db, saved, clock.now());
      if (resellerSlug !== undefined)
        await saveResellerSlug(db, { marketId, slug: resellerSlug, companyId: company.id });
    }
    for (const { market, role, isActive, ...person } of demoPeople) {
      await saveCustomer(db, {
        ...person,
        marketId: markets[market].marketId,
        currency: markets[market].currency,
        infos: { ...person.infos, ...laundryInfos(person.laundry) },
        account: { role, isActive, passwordHash },
      });
      if (role === roles.internal) await saveStaffTasks(db, person.id, changeTasks);
    }
    for (const { code, marketId } of marketList)
      await saveStores(
        db,
        marketId,
        demoStores.filter(({ market }) => market === code).map((store) => toStore(store, clock.now())),
      );
    await moveCountersPast(db);
  });
}

/** Where the laundry delivers a person's garments, by info codes. */
const laundryInfos = (place: DemoPerson['laundry']): Record<string, string> =>
  place === undefined
    ? {}
    : {
        Department: place.department,
        CostCenter: place.costCenter,
        LockerNumber: String(place.lockerId),
        LockerPosition: place.position,
      };

/** Ids are fixed; the next company or customer must get a new one. */
async function moveCountersPast(db: Db): Promise<void> {
  for (const table of ['company', 'customer'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
}

function toStore(
  { slug, name, kind, phoneNumber, emailAddress, openingHours, address, position, services }: DemoStore,
  now: Date,
) {
  const { addressLine1, zipCode, city, region, countryCode } = address;
  const hours = Object.fromEntries(Object.entries(openingHours).map(([day, spans]) => [day, [...spans]]));
  const timeZone = timeZoneOf(countryCode, region);
  return {
    slug,
    name,
    kind,
    phoneNumber,
    emailAddress,
    addressLine1,
    zipCode,
    city,
    ...(region !== undefined && { region }),
    countryCode,
    ...position,
    ...(timeZone !== undefined && { timeZone }),
    openingHours: hours,
    specialDays: holidaysFrom(now),
    services: [...services],
  };
}
