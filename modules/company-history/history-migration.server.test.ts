import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { newTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import '../audit/audit-tables.server.ts';

let opened: TestDatabase;

beforeAll(async () => {
  opened = await newTestDatabase();
  const { db } = opened.database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
});

afterAll(() => opened.database.close());

const [staff, admin, one, two, moved] = [1, 2, 3, 4, 5] as const;
const [bygg, tak] = [7, 8] as const;

/** Actor and subject, the company the entry was recorded with, and the company that reads it afterwards. */
const entries = [
  [staff, one, 'customer.changed', tak, bygg],
  [staff, one, 'customer.changed', null, bygg],
  [staff, two, 'customer.changed', bygg, null],
  [staff, moved, 'customer.changed', bygg, null],
  [staff, moved, 'customer.companies-changed', bygg, null],
  [staff, moved, 'customer.changed', null, tak],
  [admin, moved, 'customer.changed', bygg, bygg],
  [staff, one, 'customer.membership-offered', null, tak],
  [staff, 'LIST', 'price-list.created', bygg, tak],
  [staff, 'LIST', 'price-list.product-added', bygg, null],
  [admin, 'LIST', 'price-list.product-added', bygg, bygg],
] as const;

const saysCompany: readonly string[] = ['customer.membership-offered', 'price-list.created'];

test('old entries of staff get the company they were made for, and none if it is unknown', async () => {
  const { database } = opened;
  const { db } = database;
  const scripts = await readMigrations('migrations');
  const isOfThis = ({ name }: { name: string }) => /company-of-(staff|price)-entries/.test(name);
  await migrate(
    database,
    scripts.filter((script) => !isOfThis(script)),
  );
  for (const id of [bygg, tak])
    await sql`insert into company (id, market_id, name, attributes) values (${id}, 1, 'C', '{}')`.execute(db);
  for (const id of [staff, admin, one, two, moved]) {
    await sql`insert into customer (id, customer_code, email_address, first_name, last_name)
      values (${id}, ${`c-${id}`}, ${`p${id}@bygg.example`}, 'A', 'B')`.execute(db);
    await sql`insert into account (customer_id, login_name, role_id)
      values (${id}, ${`p${id}@bygg.example`}, ${id === staff ? 80 : 65})`.execute(db);
  }
  for (const [id, company] of [
    [one, bygg],
    [two, bygg],
    [two, tak],
    [moved, tak],
  ])
    await sql`insert into customer_company (customer_id, company_id) values (${id}, ${company})`.execute(db);
  for (const [actor, subject, action, company] of entries)
    await sql`insert into audit_entry
        (at, actor_kind, actor_id, company_id, action, subject_kind, subject_id, before, after, personal_fields)
      values ('2026-11-01', 'person', ${actor}, ${company}, ${action}, ${action.split('.')[0]}, ${String(subject)}, '{}',
        ${JSON.stringify(saysCompany.includes(action) ? { companyId: tak } : {})}::jsonb, '[]')`.execute(db);
  await migrate(database, scripts);
  const after = await db.selectFrom('audit_entry').select('company_id').orderBy('id').execute();
  expect(after.map(({ company_id }) => company_id)).toEqual(entries.map(([, , , , company]) => company));
  await expect(sql`update audit_entry set company_id = null`.execute(db)).rejects.toThrow('append-only');
});
