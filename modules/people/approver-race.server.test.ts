import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#platform/db/db.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson, giveInfos } from '#tests/build/person.ts';
import { isPostgres } from '#tests/setup/test-database.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { factsOf } from './fact-store.server.ts';
import { forgetPerson } from './forget-person.server.ts';
import { lockPerson } from './lock-person.server.ts';
import { countPlaces } from './people-page-store.server.ts';
import { saveRole } from './person-write-store.server.ts';

let shop: TestShop;
let bygg: { id: number };
let olle: { id: number };
let running: Promise<unknown>[];

beforeEach(async () => {
  running = [];
  shop = await openTestShop();
  bygg = await aCompany('Bygg').save(shop.db);
  olle = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
});

const nameEva = (db: Db) => giveInfos(db, olle.id, { Attestant1: 'Eva@Bygg.example' });
const saveEva = (db: Db) => aPerson('eva@bygg.example').at(bygg).save(db);
const inTransaction = <T>(work: (db: Db) => Promise<T>) => shop.db.transaction().execute(work);

/** Starts the second transaction when the first has written, and ends the first when the second waits or is done. */
async function overlap(first: (db: Db) => Promise<unknown>, second: (db: Db) => Promise<unknown>): Promise<void> {
  const state = { isDone: false };
  await inTransaction(async (db) => {
    await first(db);
    running.push(inTransaction(second).finally(() => Object.assign(state, { isDone: true })));
    while (!state.isDone && !(await isWaiting())) await sleep(10);
  });
  await Promise.all(running);
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
  return rows.length > 0;
}

const approver = async () => (await factsOf(shop.db, olle.id)).approver;

describe.runIf(isPostgres())('X13 two transactions at once agree on the approver', () => {
  test('an address is named as approver while its owner joins the company', async () => {
    await overlap(nameEva, saveEva);
    expect(await approver()).toEqual({ customerId: olle.id + 1, emailAddress: 'eva@bygg.example' });
  });

  test('the owner of an address joins the company while it is named as approver', async () => {
    await overlap(saveEva, nameEva);
    expect(await approver()).toEqual({ customerId: olle.id + 1, emailAddress: 'eva@bygg.example' });
  });

  test('a person is erased while a colleague names them', async () => {
    const eva = await saveEva(shop.db);
    await overlap(nameEva, (db) => forgetPerson(db, eva.id));
    expect(await approver()).toBeUndefined();
  });

  test('the erasure of a person who is being changed waits before it locks the address', async () => {
    const eva = await saveEva(shop.db);
    await inTransaction(async (db) => {
      await lockPerson(db, eva.id);
      const erased = inTransaction((other) => forgetPerson(other, eva.id));
      while (!(await isWaiting())) await sleep(10);
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('approver'), hashtext('eva@bygg.example')) as "isFree"`.execute(db);
      running.push(erased);
      expect(rows).toEqual([{ isFree: true }]);
    });
    await Promise.all(running);
  });

  test('a colleague names a person who is being erased as approver: only the written address stays', async () => {
    const eva = await saveEva(shop.db);
    await overlap((db) => forgetPerson(db, eva.id), nameEva);
    expect(await approver()).toEqual({ customerId: undefined, emailAddress: 'Eva@Bygg.example' });
  });
});

describe.runIf(isPostgres())('departments are counted right after two transactions at once', () => {
  const counted = (role: typeof roles.user | typeof roles.customerAdmin) =>
    countPlaces(shop.db, { companyId: bygg.id, roles: [role], approverId: undefined }, 'department');

  test('that change the department and the role of one person', async () => {
    await giveInfos(shop.db, olle.id, { Department: 'Yard' });
    await overlap(
      (db) => giveInfos(db, olle.id, { Department: 'Mill' }),
      (db) => saveRole(db, olle.id, roles.customerAdmin),
    );
    expect(await counted(roles.user)).toEqual([]);
    expect(await counted(roles.customerAdmin)).toEqual([{ name: 'Mill', people: 1 }]);
  });

  test('that assign two people to one department, where neither waits for the other', async () => {
    const eva = await saveEva(shop.db);
    await inTransaction(async (db) => {
      await giveInfos(db, olle.id, { Department: 'Mill' });
      await inTransaction((other) => giveInfos(other, eva.id, { Department: 'Mill' }));
    });
    expect(await counted(roles.user)).toEqual([{ name: 'Mill', people: 2 }]);
  });
});
