import { beforeAll, expect, test } from 'vitest';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { findApproval } from '#modules/approval/approval-store.server.ts';
import type { Claims } from '#modules/auth/claims.ts';
import { roles } from '#modules/auth/roles.ts';
import { askLimit } from '#modules/limit-ticket/ask-limit.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { goodsWithServices, nameTag } from '#tests/build/vas.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { openBuiltApp } from './built-app.ts';
import { formsIn } from './posted-forms.ts';

let shop: SendingShop;
let app: Awaited<ReturnType<typeof openBuiltApp>>;

beforeAll(async () => {
  shop = await openSendingShop();
  await bringFeed(shop, goodsWithServices);
  app = await openBuiltApp(shop);
});

type Session = Pick<Claims, 'customer_id' | 'storm_role' | 'company_id'> & Partial<Claims>;

const pageOf = async (path: string, claims?: Session) => {
  const answer = await app.get(path, claims ? { claims } : {});
  // A page also contains its texts as data in scripts; only the part outside scripts is visible.
  const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<!--.*?-->/g, '');
  return { status: answer.status, location: answer.headers.get('location'), html };
};

const settings = {
  ShowVas: 'true',
  ForceApproval: 'true',
  ApproverMode: 'AttestantPerCompany',
  UseAmountLimit: 'true',
};

/** Olle may spend 5,000 and has ordered trousers with his name and gloves; Ebba decides. */
async function aPendingOrder(name: string) {
  const company = await aCompany(name).with(settings).withAttributes({ InvoiceCreditStopAmount: '9000' }).save(shop.db);
  const storm_role = roles.customerAdmin;
  const admin = aPerson(`ebba@${name}.example`).withRole(storm_role).at(company);
  const { id } = await admin.save(shop.db);
  const ebba: Session = { customer_id: id, storm_role, company_id: company.id };
  const person = { company, infos: { AmountLimit: '5000' }, email: `olle@${name}.example` };
  const rows = [
    { sku: trousers, quantity: 1, services: [{ serviceArticleId: nameTag, position: 'back' }] },
    { sku: gloves, quantity: 10, metadata: [{ key: 'Comment', value: 'For the roof' }] },
  ];
  const api = openTestApp(shop);
  const sender = await aBuyer(shop, api, person, rows);
  const { orderId } = await sent(sendAs(api, sender));
  const olle: Session = { customer_id: sender.customerId, storm_role: roles.user, company_id: company.id };
  return { company, ebba, olle, orderId };
}

test('R56 anonymous visitors sign in, roles 64 and 111 go home, and 65, 80 and 81 get the list', async () => {
  const { company, ebba, olle } = await aPendingOrder('bygg');
  const path = '/en/mypages/company/pending-orders';
  const as = async (claims?: Session) => {
    const { status, location } = await pageOf(path, claims);
    return [status, location];
  };
  expect(await as()).toEqual([307, `/login?returnTo=${encodeURIComponent(path)}`]);
  expect(await as(olle)).toEqual([307, '/en']);
  const consumer = await aConsumer('eva@bygg.example').save(shop.db);
  expect(await as({ customer_id: consumer.id, storm_role: roles.b2c, company_id: undefined })).toEqual([307, '/en']);
  expect(await as(ebba)).toEqual([200, null]);
  const head = await aPerson('head@bygg.example').withRole(roles.administrator).at(company).save(shop.db);
  const administrator = { customer_id: head.id, storm_role: roles.administrator, company_id: company.id };
  expect(await as(administrator)).toEqual([200, null]);
  const staff = await aPerson('staff@bygg.example').withRole(roles.internal).at(company).save(shop.db);
  const internal: Session = {
    customer_id: staff.id,
    storm_role: roles.internal,
    company_id: company.id,
    tasks: ['orders'],
  };
  expect(await as(internal)).toEqual([200, null]);
});

test('R50 the link of a ticket requires a sign-in; each role gets the page, and those who may not decide see 403 in it', async () => {
  const { company, olle } = await aPendingOrder('hamn');
  const asker = aVisit({ claims: someClaims(olle), now: shop.clock.now() });
  const asked = await askLimit(shop, asker, { amount: '8000', reason: 'Winter clothes' });
  if (!asked.ok) throw new Error(asked.refusal.code);
  const path = `${routeHref('amountLimitApprove', 'en')}?ticket=${asked.value.id}`;
  const anonymous = await pageOf(path);
  expect([anonymous.status, anonymous.location]).toEqual([307, `/login?returnTo=${encodeURIComponent(path)}`]);
  const seenBy = async (claims: Session) => {
    const { status, html } = await pageOf(path, claims);
    return [status, html.includes('403 ·'), html.includes('Winter clothes'), html.includes('value="approve"')];
  };
  const personAs = async (email: string, role: Session['storm_role'], at: { id: number }): Promise<Session> => {
    const { id } = await aPerson(email).withRole(role).at(at).save(shop.db);
    return { customer_id: id, storm_role: role, company_id: at.id };
  };
  const other = await aCompany('Other').with(settings).save(shop.db);
  const consumer = await aConsumer('eva@hamn.example').save(shop.db);
  // [status, 403 inside, the request is shown, it can be approved]
  expect(await seenBy(await personAs('head@hamn.example', roles.administrator, company))).toEqual([
    200,
    false,
    true,
    true,
  ]);
  expect(await seenBy(await personAs('vera@hamn.example', roles.customerAdmin, company))).toEqual([
    200,
    false,
    true,
    true,
  ]);
  expect(await seenBy(olle)).toEqual([200, false, true, false]);
  expect(await seenBy(await personAs('bo@hamn.example', roles.user, company))).toEqual([200, true, false, false]);
  expect(await seenBy(await personAs('ida@other.example', roles.customerAdmin, other))).toEqual([
    200,
    true,
    false,
    false,
  ]);
  const eva = { customer_id: consumer.id, storm_role: roles.b2c, company_id: undefined };
  expect(await seenBy(eva)).toEqual([200, true, false, false]);
});

test('the decision page shows services with their texts, freight, limit and credit before and after, and raises the limit', async () => {
  const { ebba, orderId } = await aPendingOrder('dock');
  const path = routeHref('companyPendingOrder', 'sv', { orderId });
  const { status, html } = await pageOf(path, ebba);
  expect(status).toBe(200);
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Namn · Rygg: Ada Berg');
  expect(text).toContain('For the roof');
  expect(text).toMatch(/Frakt \d+,\d\d kr/);
  expect(text).toMatch(/5 000,00 kr .*Kredit före beställningen 9 000,00 kr Kredit efter beställningen \d/);
  const raise = (amount: string) =>
    app.get(path, {
      claims: ebba,
      method: 'POST',
      headers: { origin: 'http://se.localhost:3000' },
      body: new URLSearchParams({ intent: 'raise', amount }),
    });
  expect((await raise('4000')).status).toBe(422);
  expect((await raise('7000')).headers.get('location')).toBe(`${path}?done=raised`);
  const after = (await pageOf(path, ebba)).html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(after).toContain('7 000,00 kr');
});

test('X03 the list’s form approves the orders whose boxes are ticked, each by its key of order and step', async () => {
  const { ebba, olle, orderId } = await aPendingOrder('kaj');
  const path = routeHref('companyPendingOrders', 'en');
  const { html } = await pageOf(path, ebba);
  const keys = [...html.matchAll(/<input[^>]* name="ids"[^>]* value="([^"]*)"/g)].map(([, key = '']) => key);
  expect(keys).toEqual([`${orderId}.0`]);
  const form = formsIn(html, path).find(({ values }) => values.some(([, value]) => value === 'approve'));
  if (!form) throw new Error('the list has no form to approve orders');
  const post = async (claims: Session, ids: readonly string[]) => {
    const sent = [...form.values, ...ids.map((key): [string, string] => ['ids', key])].map(([name, value]) => [
      name,
      value,
    ]);
    const answer = await app.get(form.action, {
      claims,
      method: 'POST',
      headers: { origin: 'http://se.localhost:3000' },
      body: new URLSearchParams(sent),
    });
    return [answer.status, answer.headers.get('location')];
  };
  const stateNow = async () => (await findApproval(shop.db, orderId))?.state;
  expect(await post(ebba, [orderId, `${orderId}.1`])).toEqual([302, expect.stringContaining('?done=bulk.0.2')]);
  expect(await post(olle, keys)).toEqual([403, null]);
  expect(await stateNow()).toBe('waiting');
  expect(await post(ebba, keys)).toEqual([302, `${path}?done=bulk.1.0`]);
  expect(await stateNow()).toBe('approved');
  expect((await pageOf(path, ebba)).html).not.toContain('name="ids"');
});
