import { beforeEach, expect, test } from 'vitest';
import { clientSession } from '#modules/auth/api-client.ts';
import { insertClient } from '#modules/auth/api-client-store.server.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { aLaundryWorld, deliverGarments } from '#tests/build/garments.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { countStatements } from '#tests/setup/count-statements.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { findGarment } from './garment-store.server.ts';
import { reportScans } from './report-scans.server.ts';
import { removeScansBefore } from './scan-store.server.ts';
import { keptSince } from './scans-kept.ts';

let shop: TestShop;
let app: TestApp;
let world: Awaited<ReturnType<typeof aLaundryWorld>>;
let ids: string[];
let laundry: Record<string, string>;

/** The Authorization header of a program that acts for a person. */
async function program(claims: Partial<Claims> & { customer_id: number }, scopes = ['laundry:write']) {
  const id = `program-${claims.customer_id}-${scopes.join('')}`;
  const now = shop.clock.now();
  const facts = { id, name: id, scopes, secretHash: '', createdAt: now, secretChangedAt: now };
  const { customer_id: customerId, company_id: companyId } = claims;
  await insertClient(shop.db, { ...facts, customerId, companyId, marketId: 1, allMarkets: true });
  return app.bearer({ ...claims, sid: clientSession(id) });
}

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  world = await aLaundryWorld(shop);
  ids = (await deliverGarments(shop, world)).garments.map(({ id }) => id);
  laundry = await program(world.claims.laundry);
});

const at = (day: number) => new Date(shop.clock.now().getTime() - day * 86_400_000).toISOString();
const tell = async (path: string, body: unknown, headers = laundry) => {
  const answer = await app.json(`/api/laundry/garments/${path}`, 'POST', body, headers);
  return { status: answer.status, body: await answer.json() };
};
const tallyOf = async (id = '') => (await findGarment(shop.db, id))?.tally;

test('one event is counted once, and told again it is known', async () => {
  const event = { eventId: 'e1', kind: 'washed', at: at(3) };
  expect(await tell(`${ids[0]}/events`, event)).toEqual({ status: 200, body: { eventId: 'e1', outcome: 'counted' } });
  expect(await tell(`${ids[0]}/events`, event)).toEqual({ status: 200, body: { eventId: 'e1', outcome: 'known' } });
  expect(await tallyOf(ids[0])).toMatchObject({ washes: 1, repairs: 0, washedAt: new Date(at(3)) });
  expect(await tallyOf(ids[1])).toMatchObject({ washes: 0 });
  expect((await tell(`${ids[0]}/events`, { ...event, kind: 'ironed' })).status).toBe(422);
});

test('a batch answers each event by itself: counted, known, unknown, too old, in the future', async () => {
  const events = [
    { garmentId: ids[0], eventId: 'e1', kind: 'washed', at: at(2) },
    { garmentId: ids[0], eventId: 'e1', kind: 'washed', at: at(2) },
    { garmentId: ids[1], eventId: 'e1', kind: 'lost', at: at(1) },
    { garmentId: 'AAAAAAAAAAAAAAAAAAAAAA', eventId: 'e2', kind: 'washed', at: at(1) },
    { garmentId: ids[1], eventId: 'e3', kind: 'washed', at: at(731) },
    { garmentId: ids[1], eventId: 'e4', kind: 'washed', at: at(-1) },
  ];
  const { status, body } = await tell('events', { events });
  expect(status).toBe(200);
  expect(body.counted).toBe(2);
  expect(body.events.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'counted',
    'known',
    'counted',
    'unknown-garment',
    'too-old',
    'in-future',
  ]);
  expect((await tell('events', { events })).body.counted).toBe(0);
  expect(await tallyOf(ids[0])).toMatchObject({ washes: 1 });
});

test('a batch has up to 1,000 events, which three statements write', async () => {
  const events = Array.from({ length: 1000 }, (_, index) => ({
    garmentId: ids[index % 5],
    eventId: `e${index}`,
    kind: 'washed',
    at: at(1),
  }));
  expect(await tell('events', { events })).toMatchObject({ status: 200, body: { counted: 1000 } });
  const { db, count } = countStatements(shop.db);
  const scans = events.map(({ garmentId = '', eventId }) => ({
    garmentId,
    eventId: `${eventId} again`,
    kind: 'sorted' as const,
    at: shop.clock.now(),
  }));
  const visit = aVisit({ claims: someClaims({ sid: clientSession('p') }), now: shop.clock.now() });
  expect(await reportScans({ ...shop, db }, visit, { scans })).toMatchObject({ ok: true });
  // Holding the garments, the insert, their counts; beginning and end.
  expect(count()).toBe(5);
  expect(await tallyOf(ids[4])).toMatchObject({ washes: 200 });
  expect((await tell('events', { events: [...events, events[0]] })).status).toBe(422);
});

test('programs of the laundry, of an administrator and of staff report; others are refused or know no such garment', async () => {
  const event = { eventId: 'e1', kind: 'sorted', at: at(1) };
  const one = async (headers: Record<string, string>) => (await tell(`${ids[0]}/events`, event, headers)).status;
  const { admin, colleague, stranger, wearer } = world.claims;
  expect(await one({})).toBe(401);
  expect(await one(await app.bearer(admin))).toBe(403);
  expect(await one(await program(admin, ['laundry:read']))).toBe(403);
  expect(await one(await program(colleague))).toBe(403);
  expect(await one(await program(stranger))).toBe(404);
  expect(await one(await program({ customer_id: wearer.customer_id, storm_role: roles.internal, tasks: [] }))).toBe(
    403,
  );
  expect(await one(await program(admin))).toBe(200);
  expect(await one(laundry)).toBe(200);
});

test('scans are removed after their days, what they came to stays, and a removed one does not count again', async () => {
  const event = { eventId: 'e1', kind: 'washed', at: at(700) };
  await tell(`${ids[0]}/events`, event);
  await tell(`${ids[0]}/events`, { ...event, eventId: 'e2', at: at(600) });
  shop.clock.moveBy(40 * 86_400_000);
  expect(await removeScansBefore(shop.db, keptSince(shop.env, shop.clock.now()))).toBe(1);
  expect(await tallyOf(ids[0])).toMatchObject({ washes: 2 });
  expect((await tell(`${ids[0]}/events`, event, await program(world.claims.admin))).body.outcome).toBe('too-old');
  expect(await tallyOf(ids[0])).toMatchObject({ washes: 2 });
});

test('a program of the laundry reads the wearer and the place of a garment; a program of others only what it is', async () => {
  await tell(`${ids[0]}/events`, { eventId: 'e1', kind: 'washed', at: at(3) });
  const read = async (headers: Record<string, string>, id = ids[0]) => {
    const answer = await app.request(`/api/laundry/garments/${id}`, { headers });
    return { status: answer.status, body: await answer.json() };
  };
  const found = {
    sku: expect.any(String),
    name: 'Trousers',
    colour: 'Navy',
    size: 'C50',
    laundry: 'White Water',
    passport: null,
  };
  expect(await read(laundry)).toEqual({
    status: 200,
    body: {
      ...found,
      passport: {
        state: 'in-use',
        wearer: 'Ada Berg',
        employeeNo: '31001',
        department: 'Wash',
        locker: '12',
        position: '1',
        deliveredAt: expect.any(String),
        washes: 1,
        maxWashes: null,
        repairs: 0,
        washedAt: at(3),
        seenAt: at(3),
        events: [{ kind: 'washed', at: at(3) }],
      },
    },
  });
  expect(await read(await program(world.claims.stranger, ['laundry:read']))).toEqual({ status: 200, body: found });
  expect((await read(await program(world.claims.admin, ['order:read']))).status).toBe(403);
  expect((await read({})).status).toBe(401);
  expect((await read(laundry, 'AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
});
