import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { isPostgres } from '#tests/setup/test-database.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { lockPerson } from '../people/lock-person.server.ts';
import { changeApprovers } from './change-many.server.ts';

describe.runIf(isPostgres())('two transactions at once', () => {
  test('a change of many people locks each of them before it locks the address of their approver', async () => {
    const shop = await openTestShop();
    const bygg = await aCompany('Bygg').save(shop.db);
    const marta = await aPerson('marta@bygg.example').at(bygg).withRole(roles.administrator).save(shop.db);
    const ada = await aPerson('ada@bygg.example').at(bygg).save(shop.db);
    const olle = await aPerson('olle@bygg.example').at(bygg).save(shop.db);
    const claims = someClaims({
      customer_id: marta.id,
      company_id: bygg.id,
      storm_role: roles.administrator,
      tasks: [],
    });
    const visit = aVisit({ now: shop.clock.now(), claims });
    const customerIds = [ada.id, olle.id];
    const isWaiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
      return rows.length > 0;
    };

    const started = await shop.db.transaction().execute(async (db) => {
      await lockPerson(db, olle.id);
      const changed = changeApprovers(shop, visit, { customerIds, approver: 'marta@bygg.example' });
      while (!(await isWaiting())) await sleep(10);
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('approver'), hashtext('marta@bygg.example')) as "isFree"`.execute(db);
      return { changed, rows };
    });
    expect(started.rows).toEqual([{ isFree: true }]);
    expect(await started.changed).toEqual({ ok: true, value: { customerIds } });
  });
});
