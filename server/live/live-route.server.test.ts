import { beforeEach, expect, test } from 'vitest';
import { signOut } from '#modules/account/sign-out.server.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { insertSession } from '#modules/auth/session-store.server.ts';
import { approvalsOf } from '#modules/live-topics.ts';
import { sendNotice } from '#modules/notifications/send-notice.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { endStreamsWithSessions } from './end-with-session.ts';

let shop: TestShop;
let app: TestApp;
let bygg: { id: number };
let ada: number;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').save(shop.db);
  ({ id: ada } = await aPerson('ada@bygg.example').at(bygg).save(shop.db));
});

const as = (claims: Partial<Claims> = {}) =>
  app.bearer({ customer_id: ada, storm_role: roles.user, company_id: bygg.id, ...claims });

async function listen(headers: Record<string, string>) {
  const answer = await app.request('/live', { headers });
  const heard: string[] = [];
  const read = async () => {
    for await (const part of answer.body ?? [])
      heard.push(...(new TextDecoder().decode(part).match(/(?<=^data: ).*$/gm) ?? []));
    heard.push('closed');
  };
  if (answer.status === 200) void read();
  return { answer, heard };
}

test('a signed-in page gets hints about notices, carts and approvals, and none about others', async () => {
  const { id: bo } = await aPerson('bo@bygg.example').at(bygg).save(shop.db);
  const { answer, heard } = await listen(await as());
  const other = await listen(await as({ customer_id: bo, company_id: bygg.id + 1 }));
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(answer.headers.get('x-accel-buffering')).toBe('no');
  const message = { messageId: '<order-1@shop.example>', to: 'ada@bygg.example', subject: 'x', text: 'x' };
  const reader = { customerId: ada, facts: { orderNo: '7001' } };
  await sendNotice(shop, { kind: 'order-received', message, reader });
  await eventually(() => expect(heard).toEqual(['ready', 'notices']));
  // A repeated event sends no hint.
  await sendNotice(shop, { kind: 'order-received', message, reader });
  const { id } = (await (await app.json('/api/cart/carts', 'POST', {}, await as())).json()) as { id: string };
  expect((await app.json(`/api/cart/carts/${id}`, 'PUT', { name: 'Vinter' }, await as())).status).toBe(200);
  await eventually(() => expect(heard).toContain('cart'));
  shop.live.tell(approvalsOf(bygg.id));
  await eventually(() => expect(heard).toContain('approvals'));
  expect(heard.filter((word) => word === 'notices')).toHaveLength(1);
  expect(other.heard).toEqual(['ready']);
  shop.live.endAll();
  await eventually(() => expect(heard.slice(-2)).toEqual(['end stop', 'closed']));
  expect((await listen(await as())).answer.status).toBe(503);
});

test.each([
  ['a visitor who is not signed in', 401, {}, {}],
  ['a procurement system, where many share a person', 403, { punch_out_type: 'oci' }, {}],
  ['a page of another site', 403, {}, { 'sec-fetch-site': 'cross-site' }],
] as const)('%s gets no stream', async (who, status, claims, headers) => {
  const signedIn = who.startsWith('a visitor') ? {} : await as(claims);
  expect((await listen({ ...signedIn, ...headers })).answer.status).toBe(status);
  expect(shop.live.count()).toBe(0);
});

test('opening again and again is limited', async () => {
  const headers = await as();
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await app.request('/live', { headers })).status);
  expect(statuses.slice(-2)).toEqual([200, 429]);
  expect(shop.live.count()).toBe(8);
  shop.live.endAll();
});

test('signing out ends the stream of that session at once', async () => {
  endStreamsWithSessions(shop);
  const claims = someClaims({ customer_id: ada, storm_role: roles.user, company_id: bygg.id });
  const now = shop.clock.now();
  const session = { customerId: ada, companyId: bygg.id, marketId: 1, roleLabel: 'B2B' as const, punchOutType: '' };
  for (const sid of ['here', 'there'])
    await insertSession(shop.db, { ...session, sid, device: '', remembered: false, createdAt: now, lastSeenAt: now });
  const [here, there] = [await listen(await as({ sid: 'here' })), await listen(await as({ sid: 'there' }))];
  await signOut(shop, aVisit({ claims: { ...claims, sid: 'here' }, now }));
  await eventually(() => expect(here.heard).toEqual(['ready', 'end session', 'closed']));
  expect(there.heard).toEqual(['ready']);
  shop.live.endAll();
});
