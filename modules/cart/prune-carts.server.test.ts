import { expect, test } from 'vitest';
import type { Db } from '#platform/db/db.server.ts';
import { aCart, ofCompany, ofCustomer } from '#tests/build/cart.ts';
import { aCompany } from '#tests/build/company.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { endSessions, insertSession } from '../auth/session-store.server.ts';
import { pruneCarts } from './prune-carts.server.ts';
import { insertCart } from './store/cart-store.server.ts';
import { removeRows } from './store/row-store.server.ts';

const now = new Date('2026-11-16T08:00:00Z');
const ago = ({ days }: { days: number }) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

const idsOf = async (db: Db, table: 'cart' | 'cart_row' = 'cart') =>
  (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).toSorted();

test('public carts are deleted after 90 days without a change, removed rows after 7; owned carts stay', async () => {
  const { db } = await openTestShop();
  const owner = ofCustomer((await aConsumer().save(db)).id);
  const [left, visited] = [aCart({ modified: ago({ days: 91 }), rows: [{}] }), aCart({ modified: ago({ days: 89 }) })];
  const hers = aCart({ owner, modified: ago({ days: 900 }), rows: [{}, {}, {}] });
  for (const cart of [left, visited, hers]) await insertCart(db, cart);
  const [old = '', recent = '', present = ''] = hers.rows.map(({ id }) => id);
  await removeRows(db, hers.id, [old], ago({ days: 8 }));
  await removeRows(db, hers.id, [recent], ago({ days: 6 }));
  expect(await pruneCarts(db, now)).toEqual({ carts: 1, rows: 1 });
  expect(await idsOf(db)).toEqual([visited.id, hers.id].toSorted());
  expect(await idsOf(db, 'cart_row')).toEqual([recent, present].toSorted());
});

test('empty carts that were set aside are deleted after a week; active, filled and restorable ones stay', async () => {
  const { db } = await openTestShop();
  const owner = ofCustomer((await aConsumer().save(db)).id);
  const week = { owner, status: 'saved', isActive: false, modified: ago({ days: 8 }) } as const;
  const [empty, takenOver] = [aCart(week), aCart({ ...week, status: 'Default' })];
  const [filled, cleared] = [aCart({ ...week, rows: [{}] }), aCart({ ...week, rows: [{}] })];
  const [recent, active] = [aCart({ ...week, modified: ago({ days: 6 }) }), aCart({ ...week, isActive: true })];
  for (const cart of [empty, takenOver, filled, cleared, recent, active]) await insertCart(db, cart);
  await removeRows(
    db,
    cleared.id,
    cleared.rows.map(({ id }) => id),
    ago({ days: 6 }),
  );
  expect(await pruneCarts(db, now)).toEqual({ carts: 2, rows: 0 });
  expect(await idsOf(db)).toEqual([filled, cleared, recent, active].map(({ id }) => id).toSorted());
});

test('B11 carts of an ended punch-out session are deleted a week later', async () => {
  const { db } = await openTestShop();
  const company = await aCompany().save(db);
  const bo = await aPerson('bo@bygg.example').at(company).save(db);
  const of = (sid: string, days: number) =>
    aCart({ owner: ofCompany(company.id, bo.id, sid), modified: ago({ days }), rows: [{}] });
  const [open, ended, forgotten, recent] = [of('open', 30), of('ended', 8), of('gone', 8), of('ended', 6)];
  for (const cart of [open, ended, forgotten, recent]) await insertCart(db, cart);
  for (const sid of ['open', 'ended'])
    await insertSession(db, {
      sid,
      customerId: bo.id,
      companyId: company.id,
      marketId: 1,
      roleLabel: 'B2BPunchout',
      punchOutType: 'OCI4',
      device: '',
      remembered: false,
      createdAt: ago({ days: 40 }),
      lastSeenAt: ago({ days: 8 }),
    });
  await endSessions(db, { customerId: bo.id, sid: 'ended' }, ago({ days: 6 }));
  expect(await pruneCarts(db, now)).toEqual({ carts: 2, rows: 0 });
  expect(await idsOf(db)).toEqual([open.id, recent.id].toSorted());
});
