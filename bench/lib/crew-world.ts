import { sql } from 'kysely';
import { roles } from '#modules/auth/roles.ts';
import { insertCrew, saveCrewFacts, saveCrewSizes } from '#modules/people/crew-write-store.server.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';

const perBatch = 1000;

/** A company with an administrator and a number of people, in twenty departments; every third has sizes, and one in a hundred approves for the others. */
export async function fillCrewWorld(settings: Record<string, string>, people: number) {
  const opened = await openDatabase(readEnv(settings), createLog('silent'));
  await migrate(opened, await readMigrations('migrations'));
  const { db } = opened;
  const company = await aCompany().save(db);
  const { id: adminId } = await aPerson('admin@bench.example').at(company).withRole(roles.administrator).save(db);
  const place = { companyId: company.id, marketId: 1, language: 'sv' } as const;
  for (let from = 0; from < people; from += perBatch) {
    const numbers = Array.from({ length: Math.min(perBatch, people - from) }, (_, at) => from + at);
    const ids = await insertCrew(db, numbers.map(aMember), place);
    await saveCrewFacts(
      db,
      numbers.map((number, at) => ({ id: ids[at] ?? 0, facts: factsOf(number, Math.ceil(people / 100)) })),
    );
    await saveCrewSizes(
      db,
      ids.filter((id) => id % 3 === 0).map((id) => ({ id, sizeGroup: 'shoes', size: '43' })),
      new Date(0),
    );
  }
  for (const table of ['customer', 'account', 'customer_company', 'customer_fact', 'customer_size'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  return { ...opened, companyId: company.id, adminId };
}

const aMember = (number: number) => ({
  emailAddress: `person${number}@bench.example`,
  firstName: `First${number % 97}`,
  lastName: `Last${number}`,
  phoneNumber: undefined,
  cellPhone: undefined,
  role: roles.user,
  isActive: true,
});

const factsOf = (number: number, approvers: number) => ({
  employeeNo: String(100_000 + number),
  department: `Department ${number % 20}`,
  costCentre: String(number % 7),
  occupation: undefined,
  locker: undefined,
  lockerPosition: undefined,
  approverEmail: number < approvers ? undefined : `person${number % approvers}@bench.example`,
  amountLimit: undefined,
  isSuper: undefined,
});
