import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { removeSessionsBefore } from '../auth/session-store.server.ts';
import { findPersonByLogin } from '../people/person-store.server.ts';
import { openSession } from './open-session.server.ts';
import { renewSession } from './renew-session.server.ts';

const day = 24 * 60 * 60_000;
let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
  await aPerson()
    .at(await aCompany().save(shop.db))
    .save(shop.db);
});

async function opened(remembered = true) {
  const person = await findPersonByLogin(shop.db, 'ada@bygg.example');
  if (!person) throw new Error('nobody');
  const visit = aVisit({ now: shop.clock.now() });
  return openSession(shop, visit, { person, company: undefined, remembered });
}
const renew = (token: string) => renewSession(shop, aVisit({ now: shop.clock.now() }), token);
const sids = async () =>
  (await shop.db.selectFrom('session').select('sid').orderBy('created_at').execute()).map(({ sid }) => sid);

test('A07 ten processes with the same token at the same moment get one successor', async () => {
  const { refreshToken } = await opened();
  const renewed = await Promise.all(Array.from({ length: 10 }, () => renew(refreshToken)));
  expect(new Set(renewed.map((one) => (one.ok ? one.value.refreshToken : one.refusal.code))).size).toBe(1);
  expect(renewed.every(({ ok }) => ok)).toBe(true);
  expect(await shop.db.selectFrom('refresh_token').select('hash').execute()).toHaveLength(2);
});

test('a browser that lost an answer continues with its old token, step by step', async () => {
  const { refreshToken } = await opened();
  const first = await renew(refreshToken);
  const second = first.ok && (await renew(first.value.refreshToken));
  const late = await renew(refreshToken);
  expect(late).toMatchObject({ ok: true, value: { refreshToken: first.ok && first.value.refreshToken } });
  expect(second && second.ok).toBe(true);
});

test('a punch-out session keeps its label and its type', async () => {
  const person = await findPersonByLogin(shop.db, 'ada@bygg.example');
  if (!person) throw new Error('nobody');
  const visit = aVisit({ now: shop.clock.now() });
  const { claims, refreshToken } = await openSession(shop, visit, {
    person,
    company: undefined,
    remembered: false,
    kind: 'punch-out',
    punchOutType: 'OCI4',
  });
  expect(claims.punch_out_type).toBe('OCI4');
  expect(await renew(refreshToken)).toMatchObject({ ok: true, value: { claims: { punch_out_type: 'OCI4' } } });
  const sessions = await shop.db.selectFrom('session').select(['role_label', 'punch_out_type']).execute();
  expect(sessions).toEqual([{ role_label: 'B2BPunchout', punch_out_type: 'OCI4' }]);
});

test('the nightly job removes sessions that ended days ago, and keeps those that can continue', async () => {
  const short = await opened(false);
  shop.clock.moveBy(day);
  const long = await opened();
  const ended = await opened();
  await shop.db
    .updateTable('session')
    .set({ ended_at: shop.clock.now() })
    .where('sid', '=', ended.claims.sid)
    .execute();
  expect(await sids()).toHaveLength(3);
  await removeSessionsBefore(shop.db, shop.clock.now());
  expect(await sids()).toEqual(expect.arrayContaining([long.claims.sid, ended.claims.sid]));
  expect(await sids()).not.toContain(short.claims.sid);
  shop.clock.moveBy(2 * day);
  await removeSessionsBefore(shop.db, shop.clock.now());
  expect(await sids()).toEqual([long.claims.sid]);
  expect(await renew(long.refreshToken)).toMatchObject({ ok: true });
});
