import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { factsOf } from './fact-store.server.ts';
import { readInfos } from './infos.server.ts';
import { noFacts } from './person-facts.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await newTestDatabase();
  const { db } = opened.database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});

afterAll(() => opened.database.close());

const [typed, odd, lost, eva, namesake, stranger] = [1, 2, 3, 4, 5, 6] as const;
const people = [
  [typed, 1, 'olle@bygg.example'],
  [odd, 0, 'jon@bygg.example'],
  [lost, null, 'ida@bygg.example'],
  [eva, 1, 'eva@bygg.example'],
  [namesake, 1, 'Eva@Bygg.example'],
  [stranger, 1, 'kim@home.example'],
] as const;

const infos = [
  [typed, 'AmountLimit', ' 1099,905 '],
  [typed, 'EmployeeNo', '007'],
  [typed, 'LockerPosition', ' 3 '],
  [typed, 'Attestant1', 'EVA@bygg.example'],
  [typed, 'IsSuperCustomerAdmin', 'false'],
  [typed, 'VasCustomizedText', ' Olle '],
  [odd, 'AmountLimit', 'much'],
  [odd, 'Attestant1', 'nobody@bygg.example'],
  [odd, 'IsSuperCustomerAdmin', 'True'],
  [odd, 'Occupation', ''],
  [lost, 'AmountLimit', '-5'],
  [lost, 'Attestant1', 'kim@home.example'],
  [eva, 'AmountLimit', '+1500'],
] as const;

test('G01 existing infos become facts; a text that cannot be parsed stays as it is', async () => {
  const { database } = opened;
  const { db } = database;
  const scripts = await readMigrations('migrations');
  await migrate(
    database,
    scripts.filter(({ version }) => version < 35),
  );
  await sql`insert into company (id, market_id, name, attributes) values (7, 2, 'Bygg', '{}')`.execute(db);
  for (const [id, market, email] of people)
    await sql`insert into customer (id, customer_code, email_address, first_name, last_name, market_id)
      values (${id}, ${email}, ${email}, 'A', 'B', ${market})`.execute(db);
  for (const id of [typed, lost, namesake])
    await sql`insert into customer_company (customer_id, company_id) values (${id}, 7)`.execute(db);
  for (const [id, code, value] of infos)
    await sql`insert into customer_info (customer_id, code, value) values (${id}, ${code}, ${value})`.execute(db);
  // The position in the locker became a fact later than the others.
  await migrate(database, scripts);
  expect(await factsOf(db, typed)).toEqual({
    ...noFacts,
    amountLimit: { amount: 109_991, currency: 'SEK' },
    employeeNo: '007',
    lockerPosition: '3',
    // Two people have the address; the colleague counts.
    approver: { customerId: namesake, emailAddress: 'Eva@Bygg.example' },
    isSuper: false,
  });
  expect(await readInfos(db, typed)).toContainEqual({ code: 'VasCustomizedText', value: ' Olle ' });
  expect(await factsOf(db, odd)).toEqual({
    ...noFacts,
    approver: { customerId: undefined, emailAddress: 'nobody@bygg.example' },
  });
  expect(await readInfos(db, odd)).toEqual([
    { code: 'AmountLimit', value: 'much' },
    { code: 'Attestant1', value: 'nobody@bygg.example' },
    { code: 'IsSuperCustomerAdmin', value: 'True' },
  ]);
  // Without a market the first company's currency counts, and a negative limit is dropped.
  expect(await factsOf(db, lost)).toEqual({
    ...noFacts,
    amountLimit: { amount: 0, currency: 'NOK' },
    // The address belongs to a person, but not to a colleague.
    approver: { customerId: undefined, emailAddress: 'kim@home.example' },
  });
  expect((await factsOf(db, eva)).amountLimit).toEqual({ amount: 150_000, currency: 'SEK' });
});
