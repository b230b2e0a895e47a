import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { MailMessage } from '#platform/mail/mail.server.ts';
import { aCompany } from '#tests/build/company.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';
import { listCompaniesOf } from '../company/company-membership-store.server.ts';
import { findCompany } from '../company/company-store.server.ts';
import { markets } from '../market/markets.ts';
import { declineOffer } from '../people/offer-store.server.ts';
import { findPersonByLogin } from '../people/person-store.server.ts';
import { applicationDecided } from './application-events.ts';
import { applicationMails } from './application-mails.server.ts';
import type { ApplicationData } from './application-schema.ts';
import { readApplicationsOf, removeApplicationsOf } from './application-store.server.ts';
import { applyForCompany, stampOf } from './apply.server.ts';
import { pruneApplications } from './prune-applications.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const typed: ApplicationData = {
  companyName: 'Nybygge Norr AB',
  orgNo: '556012-5790',
  vatNo: undefined,
  firstName: 'Ada',
  lastName: 'Berg',
  emailAddress: 'ada@norr.example',
  phoneNumber: '0701234567',
  deliveryLine1: 'Gatan 1',
  deliveryZip: '97231',
  deliveryCity: 'Luleå',
  deliveryRegion: undefined,
  invoiceLine1: undefined,
  invoiceZip: undefined,
  invoiceCity: undefined,
  invoiceRegion: undefined,
  message: undefined,
};

type More = { email?: string; bait?: string; seconds?: number; from?: string; state?: string };

/** In the United States if a state is given. */
async function apply({ email = typed.emailAddress, bait = '', seconds = 30, from = '192.0.2.1', state }: More = {}) {
  const now = shop.clock.now();
  const stamp = stampOf(shop, { now: new Date(now.getTime() - seconds * 1000) });
  const data = { ...typed, emailAddress: email, deliveryRegion: state };
  const market = state === undefined ? markets.se : markets.us;
  const done = await applyForCompany(shop, aVisit({ now, market, clientAddress: from }), { data, stamp, bait });
  return done.ok ? 'ok' : done.refusal.code;
}

type Listed = { items: { id: string; company: { emailAddress: string } }[] };
const listed = async (state = 'waiting') => {
  const answer = await app.request(`/api/company/applications?state=${state}`, { headers: await app.bearer() });
  return ((await answer.json()) as Listed).items;
};
const firstId = async () => (await listed())[0]?.id ?? '';
const decide = async (id: string, body: object, headers?: Record<string, string>) => {
  const sent = await app.json(`/api/company/applications/${id}`, 'PUT', body, headers ?? (await app.bearer()));
  return { status: sent.status, body: (await sent.json()) as Record<string, unknown> };
};

async function sendMails() {
  const sent: MailMessage[] = [];
  const send = async (message: MailMessage) => {
    sent.push(message);
  };
  const [subscriber] = applicationMails({ ...shop, mail: { ...shop.mail, send } });
  const events = await shop.db.selectFrom('outbox_event').selectAll().where('name', '=', applicationDecided).execute();
  for (const { name, key, payload, occurred_at: occurredAt } of events)
    await subscriber?.handle({ eventId: randomUUID(), name, key, payload, occurredAt });
  return sent;
}

test('a company applies, staff accept, and company, addresses, admin and invitation are created', async () => {
  const staff = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  expect(await apply()).toBe('ok');
  const headers = await app.bearer({ customer_id: staff.id });
  const { status, body } = await decide(await firstId(), { isAccepted: true }, headers);
  expect([status, body.state]).toEqual([200, 'accepted']);
  const company = await findCompany(shop.db, Number(body.companyId));
  const address = { addressLine1: 'Gatan 1', zipCode: '972 31', city: 'Luleå', countryCode: 'SE' };
  expect(company).toMatchObject({
    name: 'Nybygge Norr AB',
    orgNo: '556012-5790',
    marketId: 1,
    deliveryAddresses: [address],
    invoiceAddresses: [address],
  });
  const admin = await findPersonByLogin(shop.db, 'ada@norr.example');
  expect(admin).toMatchObject({ role: roles.customerAdmin, isActive: true, passwordHash: null });
  expect((await listCompaniesOf(shop.db, admin?.customerId ?? 0, false)).map(({ id }) => id)).toEqual([company?.id]);
  const audit = await shop.db.selectFrom('audit_entry').select(['action', 'actor_id']).orderBy('id').execute();
  expect(audit).toEqual(
    ['company.created', 'company.admin-added', 'company.application-decided'].map((action) => ({
      action,
      actor_id: staff.id,
    })),
  );
  expect((await sendMails()).map(({ to, text }) => [to, /login\/new-password\?token=/.test(text)])).toEqual([
    ['ada@norr.example', true],
  ]);
  expect(await decide(randomUUID(), { isAccepted: true })).toMatchObject({ status: 404 });
  expect(await readApplicationsOf(shop.db, admin?.customerId ?? 0)).toMatchObject([{ companyName: 'Nybygge Norr AB' }]);
  await removeApplicationsOf(shop.db, admin?.customerId ?? 0);
  expect(await listed('accepted')).toEqual([]);
});

test('the addresses of a company in the United States have its state', async () => {
  expect(await apply({ state: 'NY' })).toBe('ok');
  const { body } = await decide(await firstId(), { isAccepted: true });
  const company = await findCompany(shop.db, Number(body.companyId));
  const address = { addressLine1: 'Gatan 1', region: 'NY', countryCode: 'US' };
  expect(company).toMatchObject({ deliveryAddresses: [address], invoiceAddresses: [address] });
});

test('a refused company gets the reason by mail, nothing is created, and the decision is final', async () => {
  await apply();
  const id = await firstId();
  expect((await decide(id, { isAccepted: false, reason: 'We do not sell there.' })).body).toEqual({
    id,
    state: 'refused',
  });
  expect((await decide(id, { isAccepted: true })).body.code).toBe('application-decided');
  expect(await findPersonByLogin(shop.db, 'ada@norr.example')).toBeUndefined();
  expect((await sendMails()).map(({ text }) => text.includes('We do not sell there.'))).toEqual([true]);
});

test('a contact with an account is never taken over: staff accept the company and offer the person to join', async () => {
  const staff = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const headers = await app.bearer({ customer_id: staff.id });
  const elsewhere = await aCompany('Annat').save(shop.db);
  const contact = aPerson('ada@norr.example').named('Adela', 'Ek').withRole(roles.customerAdmin);
  const ada = await contact.at(elsewhere).save(shop.db);
  await apply();
  const id = await firstId();
  expect((await decide(id, { isAccepted: true }, headers)).body.code).toBe('contact-known');
  expect(await listed()).toHaveLength(1);
  const { status, body } = await decide(id, { isAccepted: true, asksExisting: true }, headers);
  expect([status, body.state]).toEqual([200, 'accepted']);
  const offers = await shop.db.selectFrom('membership_offer').select(['customer_id', 'company_id']).execute();
  expect(offers).toEqual([{ customer_id: ada.id, company_id: body.companyId }]);
  expect((await listCompaniesOf(shop.db, ada.id, false)).map(({ name }) => name)).toEqual(['Annat']);
  expect(await findPersonByLogin(shop.db, 'ada@norr.example')).toMatchObject({
    firstName: 'Adela',
    role: roles.customerAdmin,
  });
  const audit = await shop.db.selectFrom('audit_entry').select(['action', 'company_id']).orderBy('id').execute();
  expect(audit).toContainEqual({ action: 'customer.membership-offered', company_id: body.companyId });
  expect((await sendMails()).map(({ to, text }) => [to, /medlemskapet/.test(text) && !/token=/.test(text)])).toEqual([
    ['ada@norr.example', true],
  ]);
});

test('the mail to a known contact goes to their e-mail address, also with another login name, and not to an inactive one', async () => {
  const staff = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const elsewhere = await aCompany('Annat').save(shop.db);
  const ada = await aPerson('ada@norr.example').at(elsewhere).withRole(roles.administrator).save(shop.db);
  const account = shop.db.updateTable('account').where('customer_id', '=', ada.id);
  await account.set({ login_name: 'ada@annat.example' }).execute();
  await apply();
  const headers = await app.bearer({ customer_id: staff.id });
  expect((await decide(await firstId(), { isAccepted: true, asksExisting: true }, headers)).status).toBe(200);
  expect((await sendMails()).map(({ to }) => to)).toEqual(['ada@norr.example']);
  const person = shop.db.updateTable('customer').where('id', '=', ada.id);
  await account.set({ login_name: 'ada@norr.example' }).execute();
  await person.set({ email_address: 'ada@ny.example' }).execute();
  expect((await sendMails()).map(({ to }) => to)).toEqual(['ada@ny.example']);
  await account.set({ is_active: false }).execute();
  expect(await sendMails()).toEqual([]);
});

test('each account of a contact decides by itself: one to sign in with must administer companies, and mail names that one', async () => {
  const staff = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const elsewhere = await aCompany('Annat').save(shop.db);
  const ada = await aPerson('ada@norr.example').at(elsewhere).withRole(roles.customerAdmin).save(shop.db);
  const first = shop.db.updateTable('account').where('customer_id', '=', ada.id);
  await first.set({ is_active: false }).execute();
  const second = { customer_id: ada.id, login_name: 'ada@annat.example', role_id: roles.b2c, is_active: true };
  const added = await shop.db.insertInto('account').values(second).returning('id').executeTakeFirstOrThrow();
  await apply();
  const headers = await app.bearer({ customer_id: staff.id });
  const accept = async () => decide(await firstId(), { isAccepted: true, asksExisting: true }, headers);
  expect((await accept()).body.code).toBe('contact-cannot-join');
  const account = shop.db.updateTable('account').where('id', '=', added.id);
  await account.set({ role_id: roles.customerAdmin }).execute();
  const { status, body } = await accept();
  expect(status).toBe(200);
  expect((await sendMails()).map(({ text }) => text.includes('ada@annat.example'))).toEqual([true]);
  // Turned down, or a member by now: no mail leads to a page without an offer.
  const companyId = Number(body.companyId);
  await declineOffer(shop.db, ada.id, companyId, shop.clock.now());
  expect(await sendMails()).toEqual([]);
});

test('the mail names the account that administers companies, and a contact who also is staff gets no offer', async () => {
  const staff = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  const elsewhere = await aCompany('Annat').save(shop.db);
  const ada = await aPerson('ada@norr.example').at(elsewhere).withRole(roles.user).save(shop.db);
  const more = (login_name: string, role_id: number) => ({ customer_id: ada.id, login_name, role_id, is_active: true });
  const accounts = [more('ada-admin@norr.example', roles.customerAdmin), more('ada@yrke.example', roles.internal)];
  await shop.db.insertInto('account').values(accounts).execute();
  await apply();
  const headers = await app.bearer({ customer_id: staff.id });
  const accept = async () => decide(await firstId(), { isAccepted: true, asksExisting: true }, headers);
  expect((await accept()).body.code).toBe('contact-cannot-join');
  const ofStaff = shop.db.updateTable('account').where('login_name', '=', 'ada@yrke.example');
  await ofStaff.set({ is_active: false }).execute();
  expect((await accept()).status).toBe(200);
  expect((await sendMails()).map(({ text }) => text.includes('ada-admin@norr.example'))).toEqual([true]);
});

test('a consumer as contact cannot join a company: staff read why, and nothing is made', async () => {
  await aPerson('ada@norr.example').withRole(roles.b2c).save(shop.db);
  await apply();
  const { status, body } = await decide(await firstId(), { isAccepted: true, asksExisting: true });
  expect([status, body.code]).toEqual([409, 'contact-cannot-join']);
  expect(await listed()).toHaveLength(1);
  expect(await shop.db.selectFrom('company').select('id').execute()).toEqual([]);
});

test('an inactive contact or one without an admin role gets no offer, because the company would have no administrator', async () => {
  const elsewhere = await aCompany('Annat').save(shop.db);
  const ada = await aPerson('ada@norr.example').at(elsewhere).save(shop.db);
  await apply();
  const accept = async () => (await decide(await firstId(), { isAccepted: true, asksExisting: true })).body;
  const account = shop.db.updateTable('account').where('customer_id', '=', ada.id);
  expect((await accept()).code).toBe('contact-cannot-join');
  await account.set({ role_id: roles.customerAdmin, is_active: false }).execute();
  expect((await accept()).code).toBe('contact-cannot-join');
  expect(await shop.db.selectFrom('membership_offer').select('customer_id').execute()).toEqual([]);
  await account.set({ is_active: true }).execute();
  expect((await accept()).state).toBe('accepted');
});

test('only staff with the task customers list and decide', async () => {
  await apply();
  const id = await firstId();
  const others = [
    await app.bearer({ tasks: ['orders', 'settings'] }),
    await app.bearer({ customer_id: 9, storm_role: roles.administrator, company_id: 1 }),
    await app.bearer({ customer_id: 9, storm_role: roles.customerAdmin, company_id: 1 }),
  ];
  for (const headers of others) {
    expect((await app.request('/api/company/applications', { headers })).status).toBe(403);
    expect((await decide(id, { isAccepted: true }, headers)).status).toBe(403);
  }
  expect((await app.request('/api/company/applications')).status).toBe(401);
  const reader = await app.bearer({ tasks: ['read-only'] });
  expect((await app.request('/api/company/applications', { headers: reader })).status).toBe(200);
  expect((await decide(id, { isAccepted: true }, reader)).status).toBe(403);
});

test('bots are kept out: by the time, by a hidden field, and by a rate limit', async () => {
  expect(await apply({ seconds: 1 })).toBe('form-too-fast');
  expect(await apply({ seconds: 25 * 60 * 60 })).toBe('form-too-old');
  expect(await apply({ bait: 'https://spam.example' })).toBe('ok');
  expect(await listed()).toEqual([]);
  const same = [];
  for (let n = 0; n < 4; n += 1) same.push(await apply({ email: 'same@norr.example', from: `198.51.100.${n}` }));
  expect(same).toEqual(['ok', 'ok', 'ok', 'try-later']);
  expect(await listed()).toHaveLength(3);
  const answers = [];
  for (let n = 0; n < 12; n += 1) answers.push(await apply({ email: `n${n}@norr.example`, from: '203.0.113.5' }));
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ok'));
  expect(answers.slice(10)).toEqual(['try-later', 'try-later']);
});

test('refused applications are removed after six months, undecided ones after twelve', async () => {
  await apply();
  await decide(await firstId(), { isAccepted: false });
  await apply({ email: 'other@norr.example' });
  const inMonths = (months: number) => {
    const at = shop.clock.now();
    return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, at.getUTCDate() + 1));
  };
  expect(await pruneApplications(shop.db, inMonths(5))).toBe(0);
  expect(await pruneApplications(shop.db, inMonths(6))).toBe(1);
  expect(await pruneApplications(shop.db, inMonths(12))).toBe(1);
});

test('the contact’s e-mail address and telephone are personal and not stored in the company or its audit', async () => {
  await apply();
  const { body } = await decide(await firstId(), { isAccepted: true });
  const company = await findCompany(shop.db, Number(body.companyId));
  expect([company?.emailAddress, company?.phoneNumber]).toEqual([undefined, undefined]);
  expect(await findPersonByLogin(shop.db, 'ada@norr.example')).toMatchObject({ phoneNumber: '0701234567' });
  const entries = JSON.stringify(await shop.db.selectFrom('audit_entry').select(['before', 'after']).execute());
  expect(entries).not.toContain('ada@norr.example');
  expect(entries).not.toContain('0701234567');
});

test('a waiting application of a known person is in their data export and erased with them, also after a refusal', async () => {
  const ada = await aPerson('ada@norr.example').save(shop.db);
  await apply();
  const stored = { companyName: 'Nybygge Norr AB', phoneNumber: '0701234567' };
  expect(await readApplicationsOf(shop.db, ada.id)).toMatchObject([{ ...stored, state: 'waiting' }]);
  await decide(await firstId(), { isAccepted: false });
  expect(await readApplicationsOf(shop.db, ada.id)).toMatchObject([{ ...stored, state: 'refused' }]);
  await removeApplicationsOf(shop.db, ada.id);
  expect(await listed('refused')).toEqual([]);
});

test('the first administrator has an open invitation for 14 days, and gets no mail after it is withdrawn', async () => {
  await apply();
  await decide(await firstId(), { isAccepted: true });
  const account = shop.db.selectFrom('account').select('invited_at').where('login_name', '=', 'ada@norr.example');
  expect(await account.execute()).toEqual([{ invited_at: shop.clock.now() }]);
  const [mail] = await sendMails();
  expect(mail?.text).toContain('14 dagar');
  const links = await shop.db.selectFrom('password_token').select('expires_at').execute();
  expect(links).toEqual([{ expires_at: new Date(shop.clock.now().getTime() + 14 * 86_400_000) }]);
  await shop.db.updateTable('account').set({ invited_at: null }).where('login_name', '=', 'ada@norr.example').execute();
  expect(await sendMails()).toEqual([]);
});
