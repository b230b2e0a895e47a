import { sql } from 'kysely';
import { roles } from '#modules/auth/roles.ts';
import { issueToken, secretsOf } from '#modules/auth/token.server.ts';
import { insertOrder } from '#modules/order/insert-order.server.ts';
import { migrate, readMigrations } from '#platform/db/migrate.server.ts';
import { openDatabase } from '#platform/db/open-database.server.ts';
import { readEnv } from '#platform/env.server.ts';
import { createLog } from '#platform/log.server.ts';
import { createSnapshots } from '#platform/snapshots/snapshots.server.ts';
import { readTexts } from '#platform/texts.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { copyOrder } from '#tests/build/copy-order.ts';
import { anOrder, anOrderRow } from '#tests/build/order.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';

const approval = { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };

/** Makes the company's orders need approval by one admin, and returns the admin's token. */
export async function requireApproval(settings: Record<string, string>, companyId: number): Promise<string> {
  const env = readEnv(settings);
  const opened = await openDatabase(env, createLog('silent'));
  const { db } = opened;
  try {
    for (const [key, value] of Object.entries(approval))
      await sql`insert into company_setting (company_id, key, value) values (${companyId}, ${key}, ${value})`.execute(
        db,
      );
    const admin = aPerson('admin@bygg.example').withRole(roles.customerAdmin).at({ id: companyId });
    const { id: customer_id } = await admin.save(db);
    const claims = someClaims({ customer_id, company_id: companyId, storm_role: roles.customerAdmin });
    return `Bearer ${await issueToken(secretsOf(env), claims)}`;
  } finally {
    await opened.close();
  }
}

/** A company with waiting orders of three rows, each for one of two admins; the first admin reads the list. */
export async function fillWaiting(settings: Record<string, string>, orders: number) {
  const opened = await openDatabase(readEnv(settings), createLog('silent'));
  await migrate(opened, await readMigrations('migrations'));
  const { db, signals } = opened;
  const clock = { now: () => new Date() };
  const log = createLog('silent');
  const snapshots = createSnapshots({ db, signals, clock, log });
  await snapshots.start();
  const company = await aCompany().with(approval).save(db);
  const { id: customerId } = await aPerson().at(company).save(db);
  const admin = (email: string) => aPerson(email).withRole(roles.customerAdmin).at(company).save(db);
  const [{ id: first }, { id: second }] = [await admin('ebba@bygg.example'), await admin('nils@bygg.example')];
  const owner = { kind: 'company', companyId: company.id, customerId, punchOutSession: undefined } as const;
  const rows = [100, 200, 300].map((rowNumber) => anOrderRow({ rowNumber }));
  const { order, ...made } = anOrder({ owner, rows, paymentState: 'Default', paymentMethodId: 169, status: 100 });
  await insertOrder(db, { order, ...made });
  await copyOrder(db, order.id, orders - 1);
  await sql`update orders set kind = 'approval', placed_at = null, status = 0, way = null`.execute(db);
  await sql`insert into order_approval (order_id, buyer_id, approver_id, state, asked_at, reserved_at)
    select id, customer_id, case when order_no % 2 = 0 then ${first}::int else ${second}::int end, 'waiting', created_at, created_at
    from orders on conflict do nothing`.execute(db);
  for (const table of ['orders', 'order_row', 'order_approval'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const claims = someClaims({ customer_id: first, company_id: company.id, storm_role: roles.customerAdmin });
  return {
    shop: { db, snapshots, clock, log, texts: await readTexts('messages') },
    visit: { ...aVisit(), claims, now: clock.now() },
    close: async () => {
      snapshots.stop();
      await opened.close();
    },
  };
}
