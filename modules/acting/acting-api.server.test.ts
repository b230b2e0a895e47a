import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { aSizeGuide } from '#tests/build/feed.ts';
import { trousers } from '#tests/build/goods.ts';
import { aConsumer, aPerson, password } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, payloadOf, refused, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { changePassword } from '../account/change-password.server.ts';
import { exportMyData } from '../account/export-my-data.server.ts';
import { addMyAddress, removeMyAddress } from '../account/my-addresses.server.ts';
import { changeProfile } from '../account/profile.server.ts';
import { signIn } from '../account/sign-in.server.ts';
import { switchCompany } from '../account/switch-company.server.ts';
import { type Role, roles } from '../auth/roles.ts';
import { endSessions } from '../auth/session-store.server.ts';
import { saveStaffTasks, staffTasksTopic } from '../auth/staff-task-store.server.ts';
import type { StaffTask } from '../auth/staff-tasks.ts';
import { unsubscribe } from '../newsletter/unsubscribe.server.ts';
import { orderWishes } from '../order/order-events.ts';
import { answerOffer } from '../people-admin/membership-offers.server.ts';
import { removeCustomerSize, saveCustomerSize } from '../sizing/change-customer-sizes.server.ts';
import { saveMyMeasures } from '../sizing/customer-measures.server.ts';
import type { Visit } from '../visit.ts';

type Headers = Record<string, string>;
type Answer = { token: string; user: unknown; actingUntil?: string; code?: string };

const minute = 60_000;
let shop: SendingShop;
let app: TestApp;
let bygg: { id: number };
let astrid: { id: number };
let olle: { id: number };

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  bygg = await aCompany('Bygg').save(shop.db);
  astrid = await aPerson('astrid@yrke.example').named('Astrid', 'Norelius').withRole(roles.internal).save(shop.db);
  olle = await aPerson('olle@bygg.example').named('Olle', 'Berg').withRole(roles.customerAdmin).at(bygg).save(shop.db);
});

async function signedIn(loginName = 'astrid@yrke.example'): Promise<Headers> {
  const visit = aVisit({ now: shop.clock.now() });
  const entered = await signIn(shop, visit, { loginName, password, remember: false });
  if (!entered.ok || entered.value.kind !== 'signed-in') throw new Error('not signed in');
  return { authorization: `Bearer ${entered.value.session.accessToken}` };
}

const act = (headers: Headers, body: Record<string, unknown> = {}, host?: string) =>
  app.request(
    '/api/auth/acting',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ customerId: olle.id, companyId: bygg.id, reason: 'Cannot find the gloves', ...body }),
    },
    host,
  );
const said = async (answer: Response) => [answer.status, ((await answer.json()) as Answer).code];
const bearer = async (answer: Response): Promise<Headers> => {
  const { token } = (await answer.json()) as Answer;
  return { authorization: `Bearer ${token}` };
};
const call = async (method: string, path: string, headers: Headers) =>
  said(await app.request(path, { method, headers }));

async function giveTasks(tasks: StaffTask[]) {
  await saveStaffTasks(shop.db, astrid.id, tasks);
  await shop.snapshots.announce(staffTasksTopic);
}

describe('acting for a customer', () => {
  test('a number that is too large for the database is refused as invalid input', async () => {
    for (const field of ['customerId', 'companyId'])
      expect(await said(await act(await signedIn(), { [field]: 2_147_483_648 }))).toEqual([422, 'invalid-input']);
  });

  test('opens the shop as the person, and the company’s history has the staff member, the person and the reason', async () => {
    const answer = await act(await signedIn());
    const body = (await answer.json()) as Answer;
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      user: { customerId: olle.id, companyId: bygg.id, stormRole: 81 },
      actingUntil: new Date(shop.clock.now().getTime() + 30 * minute).toISOString(),
    });
    const [entry] = await shop.db
      .selectFrom('audit_entry as e')
      .innerJoin('audit_personal as p', 'p.entry_id', 'e.id')
      .select([
        'e.action',
        'e.actor_id',
        'e.acting_as',
        'e.company_id',
        'e.subject_id',
        'e.after',
        'p.customer_id',
        'p.after as why',
      ])
      .execute();
    expect(entry).toEqual({
      action: 'company.visited',
      actor_id: astrid.id,
      acting_as: olle.id,
      company_id: bygg.id,
      subject_id: String(bygg.id),
      after: { customerId: olle.id, until: body.actingUntil },
      customer_id: olle.id,
      why: { reason: 'Cannot find the gloves' },
    });
    const me = await app.request('/authenticated', { headers: { authorization: `Bearer ${body.token}` } });
    expect(await me.json()).toMatchObject({ user: { customerId: olle.id, stormRole: 81 } });
  });

  test.each<[string, Role]>([
    ['a consumer', roles.b2c],
    ['other staff', roles.internal],
  ])('is refused for %s', async (_, role) => {
    const other = await aConsumer('x@y.example').withRole(role).at(bygg).save(shop.db);
    expect(await said(await act(await signedIn(), { customerId: other.id }))).toEqual([403, 'acting-refused']);
  });

  test('needs the task customers, a reason, a person of that company, and a company of this market', async () => {
    const headers = await signedIn();
    const other = await aCompany('Tak').save(shop.db);
    const norsk = await aCompany('Norsk').inMarket(2).save(shop.db);
    const kari = await aPerson('kari@norsk.example').inMarket(2, 'nb').at(norsk).save(shop.db);
    const gone = await aPerson('gone@bygg.example').at(bygg).closed().save(shop.db);
    expect(await said(await act(headers, { reason: ' ' }))).toEqual([422, 'invalid-input']);
    expect(await said(await act(headers, { customerId: 999 }))).toEqual([404, 'customer-not-found']);
    expect(await said(await act(headers, { companyId: other.id }))).toEqual([404, 'company-not-found']);
    expect(await said(await act(headers, { customerId: gone.id }))).toEqual([403, 'acting-refused']);
    const elsewhere = await act(headers, { customerId: kari.id, companyId: norsk.id });
    expect(await said(elsewhere)).toEqual([409, 'acting-elsewhere']);
    expect(await said(await act({}))).toEqual([401, 'not-signed-in']);
    expect(await said(await act(await signedIn('olle@bygg.example')))).toEqual([403, 'not-allowed']);
    await giveTasks(['orders', 'settings', 'read-only']);
    expect(await said(await act(headers))).toEqual([403, 'not-allowed']);
    expect(await shop.db.selectFrom('session').select('sid').where('actor_id', 'is not', null).execute()).toEqual([]);
  });

  test('refuses approvals, consents, passwords, the personal export and other sessions meanwhile', async () => {
    const headers = await bearer(await act(await signedIn()));
    const no = [403, 'not-while-acting'];
    const order = 'order/orders/00000000-0000-4000-8000-000000000000';
    expect(await call('PUT', `/api/${order}/confirm`, headers)).toEqual(no);
    expect(await call('PUT', `/api/${order}/cancel?message=no`, headers)).toEqual(no);
    expect(await call('DELETE', '/api/auth/sessions', headers)).toEqual(no);
    expect(await call('GET', '/api/auth/ResetPassword/ResetPassword?userName=olle@bygg.example', headers)).toEqual(no);
    expect(await said(await act(headers))).toEqual([403, 'not-allowed']);
    const claims = someClaims({ customer_id: olle.id, company_id: bygg.id, storm_role: roles.customerAdmin });
    const visit = aVisit({ claims: { ...claims, acting: { by: astrid.id, until: 1_800_000_000 } } });
    const email = { emailAddress: 'olle@bygg.example', marketId: 1 };
    const passwords = { currentPassword: password, newPassword: 'another long password' };
    const others = [
      await exportMyData(shop, visit),
      await changePassword(shop, visit, passwords),
      await unsubscribe(shop, visit, email),
      await answerOffer(shop, visit, { companyId: 1, isAccepted: true }),
      await switchCompany(shop, visit, { companyId: bygg.id }),
    ];
    expect(others).toEqual(others.map(() => ({ ok: false, refusal: { code: 'not-while-acting' } })));
    expect(await (await app.request('/api/auth/sessions', { headers })).json()).toEqual([]);
    const methods = await app.request('/api/metadata/paymentmethods?marketId=1', { headers });
    expect(((await methods.json()) as { code: string }[]).map(({ code }) => code)).toEqual(['account', 'external']);
  });

  test('records each change of profile, addresses and sizes with both names; the person’s own changes are not recorded', async () => {
    await bringFeed(shop, [aSizeGuide()]);
    const claims = someClaims({ customer_id: olle.id, company_id: bygg.id, storm_role: roles.customerAdmin });
    const street = { addressLine1: 'Gatan 1', zipCode: '111 22', city: 'Stockholm', countryCode: 'SE' };
    const change = async (visit: Visit, cellPhone: string) => {
      expect(await changeProfile(shop, visit, { firstName: 'Olle', lastName: 'Berg', cellPhone })).toMatchObject({
        ok: true,
      });
      const added = await addMyAddress(shop, visit, { ...street, addressLine2: undefined, region: undefined });
      if (!added.ok) throw new Error(added.refusal.code);
      await removeMyAddress(shop, visit, added.value);
      const size = { id: 'men-c', customerId: undefined };
      expect(await saveCustomerSize(shop, visit, { ...size, size: 'C50' })).toMatchObject({ ok: true });
      await removeCustomerSize(shop, visit, size);
    };
    await change(aVisit({ claims, now: shop.clock.now() }), '0701111111');
    expect(await shop.db.selectFrom('audit_entry').select('id').execute()).toEqual([]);
    const acting = { ...claims, acting: { by: astrid.id, until: 1_800_000_000 } };
    await change(aVisit({ claims: acting, now: shop.clock.now() }), '0702222222');
    const read = await app.request('/api/audit/company', {
      headers: await app.bearer({ ...claims, storm_role: roles.administrator }),
    });
    const { items } = (await read.json()) as { items: { action: string; actor: unknown }[] };
    const actor = { kind: 'person', name: 'Astrid Norelius', actingAs: { name: 'Olle Berg' } };
    expect(items).toMatchObject(
      [
        'customer.sizes-changed',
        'customer.sizes-changed',
        'customer.addresses-changed',
        'customer.addresses-changed',
        'customer.changed',
      ].map((action) => ({ action, actor })),
    );
    expect(items.at(-1)).toMatchObject({ before: { cellPhone: '0701111111' }, after: { cellPhone: '0702222222' } });
    const measures = await saveMyMeasures(shop, aVisit({ claims: acting }), { chest: 100 });
    expect(measures).toMatchObject({ ok: false, refusal: { code: 'not-while-acting' } });
  });

  test('an order has no consent to a newsletter', async () => {
    const buyer = await aBuyer(shop, app, { company: bygg, email: 'ada@bygg.example' }, [
      { sku: trousers, quantity: 1 },
    ]);
    const headers = await bearer(await act(await signedIn(), { customerId: buyer.customerId }));
    const metadata = { ...payloadOf(buyer).metadata, B2CSignUpForNewsletter: 'true' as const };
    await sent(sendAs(app, { ...buyer, headers }, { metadata }));
    const wishes = shop.db.selectFrom('outbox_event').select('payload').where('name', '=', orderWishes);
    expect(await wishes.execute()).toEqual([]);
  });

  test('an order has both names and is paid on account', async () => {
    const buyer = await aBuyer(shop, app, { company: bygg, email: 'ada@bygg.example' }, [
      { sku: trousers, quantity: 1 },
    ]);
    const headers = await bearer(await act(await signedIn(), { customerId: buyer.customerId }));
    const acting = { ...buyer, headers };
    expect(await refused(sendAs(app, acting, { paymentMethodId: 168 }))).toMatchObject({
      code: 'payment-method-not-allowed',
    });
    const { orderId } = await sent(sendAs(app, acting));
    const listed = await app.request(`/api/order/orders/filter?Id=${orderId}`, { headers: buyer.headers });
    const { items } = (await listed.json()) as { items: unknown[] };
    expect(items).toMatchObject([
      {
        buyer: { id: buyer.customerId, firstName: 'Ada', lastName: 'Berg' },
        sentByStaff: { id: astrid.id, name: 'Astrid Norelius' },
      },
    ]);
  });
});

describe('the end of acting', () => {
  test('by hand: the token is refused at once, and the session of the staff member continues', async () => {
    const headers = await bearer(await act(await signedIn()));
    const ended = await app.request('/api/auth/acting', { method: 'DELETE', headers });
    const own = (await ended.json()) as Answer;
    expect(own).toMatchObject({ user: { customerId: astrid.id, stormRole: 80 } });
    expect(own.actingUntil).toBeUndefined();
    expect(await call('GET', '/api/auth/companies', headers)).toEqual([401, 'token-expired']);
    expect(await call('GET', '/api/auth/companies', { authorization: `Bearer ${own.token}` })).toEqual([
      200,
      undefined,
    ]);
    expect(await call('DELETE', '/api/auth/acting', { authorization: `Bearer ${own.token}` })).toEqual([
      403,
      'not-allowed',
    ]);
  });

  test('when the task is removed, or when the person or the staff member is signed out', async () => {
    const first = await bearer(await act(await signedIn()));
    await giveTasks(['orders']);
    expect(await call('GET', '/api/auth/companies', first)).toEqual([401, 'token-expired']);
    await giveTasks(['customers']);
    expect(await call('GET', '/api/auth/companies', first)).toEqual([200, undefined]);
    const over = async (customerId: number) => {
      const headers = await bearer(await act(await signedIn()));
      await shop.db.transaction().execute((db) => endSessions(db, { customerId }, shop.clock.now()));
      await shop.snapshots.announce('ended-sessions');
      return call('GET', '/api/auth/companies', headers);
    };
    expect(await over(olle.id)).toEqual([401, 'token-expired']);
    expect(await over(astrid.id)).toEqual([401, 'token-expired']);
  });
});
