import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { createApproverMailer } from '../approval-mail/mail-approvers.server.ts';
import { createWithdrawnMailer } from '../approval-mail/mail-withdrawn.server.ts';
import { makeDecisionLink } from '../approval-mail/make-decision-link.server.ts';
import { readDecisionLink } from '../approval-mail/read-decision-link.server.ts';
import { roles } from '../auth/roles.ts';
import type { Order } from '../order/order.ts';
import { findOrder } from '../order/order-store.server.ts';
import { listPendingPage } from './list-pending-page.server.ts';
import { readDecision } from './read-decision.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const teams = { ForceApproval: 'true', ApproverMode: 'AttestantPerUser', UseCompanyTeam: 'true' };

/** Ebba, Priya and Jonas each have a team; Sara is a super customer admin. Olle has ordered. */
async function aCompanyOfTeams(olleInfos: Record<string, string>, settings: Record<string, string> = {}) {
  const company = await aCompany('Bygg')
    .with({ ...teams, ...settings })
    .save(shop.db);
  const storm_role = roles.customerAdmin;
  const adminOf = async (name: string, infos: Record<string, string> = {}) => {
    const email = `${name.toLowerCase()}@bygg.example`;
    const person = aPerson(email).named(name, 'Berg').withRole(storm_role).at(company).with(infos);
    const { id } = await person.save(shop.db);
    const claims = { customer_id: id, storm_role, company_id: company.id, super_customer_admin: name === 'Sara' };
    const headers = await app.bearer(claims);
    return { id, email, headers, visit: aVisit({ claims: someClaims(claims), now: shop.clock.now() }) };
  };
  const [ebba, priya, jonas] = [await adminOf('Ebba'), await adminOf('Priya'), await adminOf('Jonas')];
  const sara = await adminOf('Sara', { IsSuperCustomerAdmin: 'true' });
  const olle = await aBuyer(shop, app, { company, infos: olleInfos }, [{ sku: trousers, quantity: 1 }]);
  const { orderId } = await sent(sendAs(app, olle));
  const moveTo = (approver_id: number) =>
    shop.db
      .updateTable('customer_fact')
      .set({ approver_id, approver_email: null })
      .where('customer_id', '=', olle.customerId)
      .execute();
  return { company, ebba, priya, jonas, sara, olle, orderId, moveTo };
}

type Admin = Awaited<ReturnType<typeof aCompanyOfTeams>>['ebba'];

async function confirmAs({ headers }: Admin, orderId: string) {
  const answer = await app.request(`/api/order/orders/${orderId}/confirm`, { method: 'PUT', headers });
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

const listedFor = async ({ visit }: Admin) => {
  const part = { limit: 50, isDescending: false };
  const page = await listPendingPage(shop, visit, { search: '', isMine: false, sort: 'created', part });
  return page.ok ? page.value.items.map(({ id }) => id) : page.refusal.code;
};

test('the approver that the order names decides, although the buyer is now in another team; others do not', async () => {
  const { ebba, priya, jonas, orderId, moveTo } = await aCompanyOfTeams({ Attestant1: 'ebba@bygg.example' });
  await moveTo(priya.id);
  expect(await listedFor(ebba)).toEqual([orderId]);
  expect(await listedFor(jonas)).toEqual([]);
  expect(await confirmAs(jonas, orderId)).toEqual([404, 'order-not-found']);
  expect(await confirmAs(priya, orderId)).toEqual([403, 'not-approver']);
  expect(await confirmAs(ebba, orderId)).toEqual([200, undefined]);
});

test('the link of a super customer admin decides with the rights of one; that of another admin does not', async () => {
  const byLink = { DecideByMail: 'true', DecideByMailLimit: '5000', ApproverMode: 'AttestantPerCompany' };
  const { sara, jonas, orderId } = await aCompanyOfTeams({ Attestant1: 'ebba@bygg.example' }, byLink);
  const found = await findOrder(shop.db, orderId);
  const isSuperByLink = async ({ id: approverId }: Admin) => {
    const asked = { order: found?.order as Order, approverId, language: 'sv' as const };
    const link = await makeDecisionLink(shop, (page) => `/${page}`, asked);
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    const read = await readDecisionLink(shop, aVisit({ now: shop.clock.now() }), { token });
    return read.ok ? read.value.approver.claims?.super_customer_admin : read.refusal.code;
  };
  expect([await isSuperByLink(jonas), await isSuperByLink(sara)]).toEqual([false, true]);
});

test('if the approver has left, each customer admin decides, in any team, and the order says so', async () => {
  const { ebba, jonas, orderId } = await aCompanyOfTeams({ Attestant1: 'ebba@bygg.example' });
  expect(await listedFor(jonas)).toEqual([]);
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', ebba.id).execute();
  expect(await listedFor(jonas)).toEqual([orderId]);
  const page = await readDecision(shop, jonas.visit, { orderId });
  expect(page.ok && page.value.responsible).toEqual({ who: 'admins', because: 'left' });
  const part = { limit: 50, isDescending: false };
  const list = await listPendingPage(shop, jonas.visit, { search: '', isMine: true, sort: 'created', part });
  expect(list.ok && list.value.items[0]).toMatchObject({ approverName: undefined, because: 'left' });
  expect(await confirmAs(jonas, orderId)).toEqual([200, undefined]);
});

async function mailedFor(orderId: string) {
  const mails: string[] = [];
  const mail = { send: async ({ to }: { to: string }) => void mails.push(to) };
  const send = createApproverMailer({ ...shop, mail }, (page) => `/${page}`);
  await send({
    name: 'order-pending',
    key: orderId,
    payload: { orderId },
    eventId: randomUUID(),
    occurredAt: new Date(),
  });
  return mails;
}

test('where the approver is the buyer, the mail goes to the other customer admins, and each of them may decide', async () => {
  const { company, ebba, priya, jonas, sara } = await aCompanyOfTeams({ Attestant1: 'ebba@bygg.example' });
  const email = 'nils@bygg.example';
  const nils = await aBuyer(shop, app, {
    company,
    infos: { Attestant1: email },
    email,
    role: roles.customerAdmin,
  });
  const { orderId } = await sent(sendAs(app, nils));
  expect(await mailedFor(orderId)).toEqual([ebba.email, priya.email, jonas.email, sara.email]);
  expect(await confirmAs(priya, orderId)).toEqual([200, undefined]);
});

test('after the approver has left, the mail goes to each customer admin', async () => {
  const { ebba, priya, jonas, sara, orderId } = await aCompanyOfTeams({ Attestant1: 'ebba@bygg.example' });
  expect(await mailedFor(orderId)).toEqual([ebba.email]);
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', ebba.id).execute();
  expect(await mailedFor(orderId)).toEqual([priya.email, jonas.email, sara.email]);
});

test('X04 the buyer withdraws: the admin of the team and the super customer admin get a mail, admins of other teams none', async () => {
  const { ebba, sara, olle, orderId, moveTo } = await aCompanyOfTeams({}, { ApproverMode: 'AttestantPerCompany' });
  // The order names no approver: the admins who see it decide, and the company has teams from now on.
  const mode = shop.db.updateTable('company_setting').set({ value: 'AttestantPerUser' });
  await mode.where('key', '=', 'ApproverMode').execute();
  await tellCompanyChanged(shop);
  await moveTo(ebba.id);
  const path = `/api/order/orders/${orderId}/cancel?message=Bought%20elsewhere`;
  expect((await app.request(path, { method: 'PUT', headers: olle.headers })).status).toBe(200);
  const events = await shop.db.selectFrom('outbox_event').selectAll().where('name', '=', 'order-withdrawn').execute();
  const mails: { to: string; text: string }[] = [];
  const mail = { send: async (sent: { to: string; text: string }) => void mails.push(sent) };
  const send = createWithdrawnMailer({ ...shop, mail }, (page) => `/${page}`);
  for (const { event_id: eventId, name, key, payload, occurred_at: occurredAt } of events)
    await send({ eventId, name, key, payload, occurredAt });
  expect(mails.map(({ to }) => to)).toEqual([ebba.email, sara.email]);
  expect(mails.map(({ text }) => text.includes('Bought elsewhere'))).toEqual([true, true]);
});
