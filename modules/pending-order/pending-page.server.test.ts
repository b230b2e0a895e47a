import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { beforeEach, expect, test } from 'vitest';
import { aCompany, tellCompanyChanged } from '#tests/build/company.ts';
import { aPrice } from '#tests/build/feed.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import {
  aBuyer,
  anotherCart,
  openSendingShop,
  payloadOf,
  type SendingShop,
  sendAs,
  sent,
} from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { approvalMailSubscriptions } from '../approval-mail/approval-mail-subscriptions.server.ts';
import { createApproverMailer } from '../approval-mail/mail-approvers.server.ts';
import { addRule } from '../approval-rules/change-rule.server.ts';
import { insertSteps } from '../approval-rules/step-store.server.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { saveCompanyNumbers } from '../company/company-numbers-store.server.ts';
import { insertReturn } from '../fulfilment/return-store.server.ts';
import { decideOrder } from './decide-order.server.ts';
import { listPendingPage } from './list-pending-page.server.ts';
import { createDecisionMailer } from './mail-decision.server.ts';
import { pendingOrderSubscriptions } from './pending-order-subscriptions.server.ts';
import { readDecision } from './read-decision.server.ts';

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const settings = {
  ForceApproval: 'true',
  ApproverMode: 'AttestantPerProjectNumber',
  UseProjectNumber: 'true',
  UseAmountLimit: 'true',
};

/** Mads decides on V-301, Karen on V-302; Søren may spend 3,000 and has ordered on both. */
async function twoProjects(more: Record<string, string> = {}) {
  const company = await aCompany('Vind')
    .with({ ...settings, ...more })
    .save(shop.db);
  const adminOf = async (email: string, name: string) => {
    const { id } = await aPerson(email).named(name, 'Vind').withRole(roles.customerAdmin).at(company).save(shop.db);
    return { id, visit: visitOf({ customer_id: id, storm_role: roles.customerAdmin, company_id: company.id }) };
  };
  const mads = await adminOf('mads@vind.example', 'Mads');
  const karen = await adminOf('karen@vind.example', 'Karen');
  await saveCompanyNumbers(shop.db, company.id, {
    projects: [
      { number: 'V-301', name: 'Sea', attestant: 'mads@vind.example' },
      { number: 'V-302', name: 'Land', attestant: 'karen@vind.example' },
    ],
    orderNumbers: [],
  });
  const infos = { Attestant1: 'mads@vind.example', AmountLimit: '3000' };
  const soren = await aBuyer(shop, app, { company, infos, email: 'soren@vind.example' }, [
    { sku: trousers, quantity: 1 },
  ]);
  const orderOn = async (sender: typeof soren, ProjectNumber: string) => {
    const metadata = { ...payloadOf(sender).metadata, ProjectNumber };
    return sent(sendAs(app, sender, { metadata }));
  };
  const first = await orderOn(soren, 'V-301');
  const next = await anotherCart(app, soren, undefined, [{ sku: gloves, quantity: 10 }]);
  const second = await orderOn({ ...soren, ...next }, 'V-302');
  return { company, mads, karen, soren, first, second };
}

const visitOf = (claims: Partial<Claims>) =>
  aVisit({ claims: someClaims({ storm_role: roles.user, ...claims }), now: shop.clock.now() });
const whole = { search: '', isMine: false, sort: 'created', part: { limit: 50, isDescending: false } } as const;

const listFor = async (visit: ReturnType<typeof visitOf>, asked = {}) => {
  const page = await listPendingPage(shop, visit, { ...whole, ...asked });
  return page.ok ? page.value.items.map(({ project, approverName }) => [project, approverName]) : page.refusal.code;
};

test('R56 X02 M09 the list names who decides; approvers find their own orders, and a search narrows the list', async () => {
  const { mads, karen, second } = await twoProjects();
  const both = [
    ['V-301', 'Mads Vind'],
    ['V-302', 'Karen Vind'],
  ];
  expect(await listFor(mads.visit)).toEqual(both);
  expect(await listFor(mads.visit, { isMine: true })).toEqual([both[0]]);
  expect(await listFor(karen.visit, { isMine: true })).toEqual([both[1]]);
  expect(await listFor(mads.visit, { search: second.orderNo })).toEqual([both[1]]);
  expect(await listFor(mads.visit, { project: 'V-302' })).toEqual([both[1]]);
  expect(await listFor(mads.visit, { days: 3 })).toEqual([]);
  const { id } = await shop.db.selectFrom('company').select('id').executeTakeFirstOrThrow();
  expect(await listFor(visitOf({ company_id: id }))).toBe('not-allowed');
  expect(await listFor(visitOf({ company_id: id + 1, storm_role: roles.customerAdmin }))).toBe('not-found');
});

test('X08 the list shows what an order leaves of the limit, without hidden prices', async () => {
  const { mads } = await twoProjects();
  const page = await listPendingPage(shop, mads.visit, whole);
  if (!page.ok) throw new Error(page.refusal.code);
  const amounts = page.value.items.map(({ payable, limitLeft }) => (payable?.amount ?? 0) + (limitLeft?.amount ?? 0));
  expect(amounts).toEqual([300_000, 300_000]);
});

test('where prices are hidden the list has no amounts', async () => {
  const { mads } = await twoProjects({ HidePrice: 'true' });
  const page = await listPendingPage(shop, mads.visit, whole);
  if (!page.ok) throw new Error(page.refusal.code);
  expect(page.value.items.map(({ payable, limitLeft }) => [payable, limitLeft])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('if prices are hidden, the order of the list does not reveal which order costs more', async () => {
  const { company, mads } = await twoProjects();
  const sorted = (isDescending: boolean) =>
    listFor(mads.visit, { sort: 'total', part: { limit: 50, isDescending } }).then((rows) =>
      Array.isArray(rows) ? rows.map(([project]) => project) : rows,
    );
  const byTotal = [await sorted(false), await sorted(true)];
  expect(byTotal.map((projects) => projects.at(0) ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'V-301',
    'V-302',
  ]);
  await hidePrices(company.id);
  // Equal but swapped amounts, because hidden amounts must not affect the order of the list.
  const hidden = [await sorted(false), await sorted(true)];
  const totals = await shop.db.selectFrom('orders').select(['id', 'payable']).execute();
  for (const [index, { id }] of totals.entries())
    await shop.db
      .updateTable('orders')
      .set({ payable: totals.at(index - 1)?.payable ?? 0 })
      .where('id', '=', id)
      .execute();
  expect([await sorted(false), await sorted(true)]).toEqual(hidden);
});

const hidePrices = async (companyId: number, value = 'true') => {
  await shop.db.insertInto('company_setting').values({ company_id: companyId, key: 'HidePrice', value }).execute();
  await tellCompanyChanged(shop);
};

test('if prices are hidden, the rules that an order met contain no amounts', async () => {
  const { company, mads, first } = await twoProjects();
  const { orderId } = first;
  const administrator = visitOf({ customer_id: mads.id, storm_role: roles.administrator, company_id: company.id });
  const added = await addRule(shop, administrator, {
    companyId: company.id,
    name: 'Large orders',
    condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value: 750 },
    outcome: { kind: 'one', approvers: [mads.id] },
  });
  if (!added.ok) throw new Error(added.refusal.code);
  const { id, version } = added.value;
  await insertSteps(shop.db, orderId, [{ approverIds: [mads.id], rule: { id, version } }]);
  const conditions = async () => {
    const page = await readDecision(shop, mads.visit, { orderId });
    return page.ok ? page.value.reasons.map(({ condition }) => condition) : page.refusal.code;
  };
  expect(await conditions()).toEqual(['Ordervärde att betala är mer än 750,00\u00a0kr']);
  await hidePrices(company.id);
  expect(await conditions()).toEqual([expect.not.stringMatching(/\d/)]);
});
test.each([
  ['true', []],
  ['false', ['left', 'currency', 'total']],
])('a refusal for missing credit, with HidePrice %s set after the order was sent', async (value, facts) => {
  const company = await aCompany('Vind')
    .with({ ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' })
    .withAttributes({ InvoiceCreditStopAmount: '2500' })
    .save(shop.db);
  const { id } = await aPerson('mads@vind.example').withRole(roles.customerAdmin).at(company).save(shop.db);
  const rows = [{ sku: trousers, quantity: 1 }];
  const { orderId } = await sent(sendAs(app, await aBuyer(shop, app, { company, email: 'soren@vind.example' }, rows)));
  await hidePrices(company.id, value);
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '5000' })]);
  const headers = await app.bearer({ customer_id: id, storm_role: roles.customerAdmin, company_id: company.id });
  const tried = { rows: [], isTry: true };
  const answer = await app.json(`/api/order/orders/${orderId}/decision`, 'POST', tried, headers);
  const body = (await answer.json()) as { code: string; facts?: object };
  expect([body.code, Object.keys(body.facts ?? {})]).toEqual(['company-limit-reached', facts]);
});

test('an approver who left: the list and the order say that the customer admins decide', async () => {
  const { karen, mads, first } = await twoProjects();
  await shop.db.deleteFrom('customer_company').where('customer_id', '=', mads.id).execute();
  expect(await listFor(karen.visit, { isMine: true })).toEqual([
    ['V-301', undefined],
    ['V-302', 'Karen Vind'],
  ]);
  const page = await readDecision(shop, karen.visit, { orderId: first.orderId });
  expect(page.ok && page.value.responsible).toEqual({ who: 'admins', because: 'left' });
});

test('X03 an approver who is the buyer: the other customer admins decide, and the list and the order say so', async () => {
  const perUser = { ForceApproval: 'true', ApproverMode: 'AttestantPerUser' };
  const company = await aCompany('Vind').with(perUser).save(shop.db);
  const role = roles.customerAdmin;
  const email = 'mads@vind.example';
  const mads = await aBuyer(shop, app, { company, infos: { Attestant1: email }, email, role });
  const karen = await aPerson('karen@vind.example').withRole(role).at(company).save(shop.db);
  const visitAs = (customer_id: number) => visitOf({ customer_id, storm_role: role, company_id: company.id });
  const { orderId } = await sent(sendAs(app, mads));
  expect(await listFor(visitAs(karen.id), { isMine: true })).toEqual([[undefined, undefined]]);
  const page = await readDecision(shop, visitAs(karen.id), { orderId });
  expect(page.ok && page.value.responsible).toEqual({ who: 'admins', because: 'own' });
  const decideAs = (id: number) => decideOrder(shop, visitAs(id), { orderId, wishes: [], mode: 'place' });
  expect(await decideAs(mads.customerId)).toEqual({ ok: false, refusal: { code: 'own-approval' } });
  expect((await decideAs(karen.id)).ok).toBe(true);
});

test('the decision page shows stock, limit, sizes, and what the wearer got of the same kind in twelve months', async () => {
  const { mads, karen, first, soren } = await twoProjects();
  const decided = await decideOrder(shop, mads.visit, { orderId: first.orderId, wishes: [], mode: 'place' });
  expect(decided.ok).toBe(true);
  const again = await anotherCart(app, soren, undefined, [{ sku: trousers, quantity: 2 }]);
  const metadata = { ...payloadOf({ ...soren, ...again }).metadata, ProjectNumber: 'V-301' };
  const third = await sent(sendAs(app, { ...soren, ...again }, { metadata }));
  const read = await readDecision(shop, mads.visit, { orderId: third.orderId });
  if (!read.ok) throw new Error(read.refusal.code);
  const { rows, limit, now, mayNot } = read.value;
  expect(
    rows.map(({ row, onHand, bought, wearer, isSold, sizes }) => ({
      sku: row.sku,
      onHand,
      pieces: bought.pieces,
      wearer,
      isSold,
      sizes: sizes.map(({ code }) => code),
    })),
  ).toEqual([{ sku: trousers, onHand: 9, pieces: 1, wearer: 'Ada Berg', isSold: true, sizes: ['C50', 'C52'] }]);
  expect(limit?.amount).toEqual({ amount: 300_000, currency: 'SEK' });
  expect(limit?.left.amount).toBe(300_000 - (now?.order.priced.totals.payable.amount ?? 0));
  expect(mayNot).toBeUndefined();
  const other = await readDecision(shop, karen.visit, { orderId: third.orderId });
  expect(other.ok && other.value.mayNot).toEqual({ code: 'not-approver' });
  const pieces = async () => {
    const page = await readDecision(shop, mads.visit, { orderId: third.orderId });
    return page.ok && page.value.rows.map(({ bought }) => bought);
  };
  const buyBy = (id: number) =>
    sql`update orders set data = jsonb_set(data, '{buyer,id}', to_jsonb(${id}::int)) where id = ${first.orderId}`;
  await buyBy(mads.id).execute(shop.db);
  expect(await pieces()).toEqual([{ pieces: 0, last: undefined }]);
  await buyBy(soren.customerId).execute(shop.db);
  const returned = [{ rowNumber: 100, quantity: 1, reason: 'too-small' as const }];
  const id = '0199f0a2-7c1e-7abc-8def-0123456789ad';
  const facts = { comment: '', askedAt: shop.clock.now(), askedBy: undefined };
  await insertReturn(shop.db, { id, orderId: first.orderId, rows: returned, ...facts });
  expect(await pieces()).toMatchObject([{ pieces: 1 }]);
  await shop.db.updateTable('order_return').set({ state: 'accepted' }).where('id', '=', id).execute();
  expect(await pieces()).toEqual([{ pieces: 0, last: undefined }]);
});

const eventOf = (name: string, orderId: string) => ({
  name,
  key: orderId,
  payload: { orderId },
  eventId: randomUUID(),
  occurredAt: new Date(),
});

test('the approver gets the rows by mail with a link to the decision, without hidden prices', async () => {
  const { first, second } = await twoProjects({ HidePrice: 'true' });
  const mails: { to: string; subject: string; text: string; html?: string }[] = [];
  const mail = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  const send = createApproverMailer(
    { ...shop, mail },
    (page, language, params) => `/${language}/${page}/${params?.orderId}`,
  );
  await send(eventOf('order-pending', first.orderId));
  await send(eventOf('order-pending', second.orderId));
  expect(mails.map(({ to }) => to)).toEqual(['mads@vind.example', 'karen@vind.example']);
  expect(mails[0]?.subject).toBe(`Beställning ${first.orderNo} väntar på ditt beslut`);
  expect(mails[0]?.text).toContain(`/sv/companyPendingOrder/${first.orderId}`);
  expect(mails[0]?.text).toContain('Trousers 1000');
  expect(mails[0]?.text).not.toMatch(/\d kr/);
  expect(mails[0]?.text).not.toContain('?o=');
  // The approver signs in, so the mail does not mention a link that shows the order.
  expect(mails[0]?.text).not.toContain(shop.texts.say('sv', 'order', 'mail.keep'));
  expect(mails[0]?.html).toContain('Besluta om beställningen');
  expect(mails[0]?.html).toContain('>Produkterna<');
});

test('the buyer gets a mail with the changes and the reasons', async () => {
  const { mads, first } = await twoProjects();
  const wishes = [{ rowNumber: 100, quantity: 2, reason: 'One to wash' }];
  const tried = await decideOrder(shop, mads.visit, { orderId: first.orderId, wishes, mode: 'try' });
  const seen = tried.ok ? tried.value.seen : '';
  expect((await decideOrder(shop, mads.visit, { orderId: first.orderId, wishes, mode: 'place', seen })).ok).toBe(true);
  const mails: { to: string; subject: string; text: string }[] = [];
  const mail = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  await createDecisionMailer({ ...shop, mail }, 'partlyApproved')(eventOf('order-partly-approved', first.orderId));
  expect(mails[0]?.subject).toBe(`Din beställning ${first.orderNo} godkändes med ändringar`);
  expect(mails[0]?.text).toContain('Ändringar:\nTrousers 1000, 01, C50: 2 i stället för 1: One to wash');
  // No row was returned, so the mail does not send the buyer to the saved carts.
  expect(mails[0]?.text).not.toContain('sparade varukorgar');
});

test('an order that was approved as sent, with a message, is not called changed in the mail', async () => {
  const { mads, first } = await twoProjects();
  const decision = { orderId: first.orderId, wishes: [], mode: 'place', message: 'Wash them first' } as const;
  expect((await decideOrder(shop, mads.visit, decision)).ok).toBe(true);
  const mails: { subject: string; text: string }[] = [];
  const mail = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  await createDecisionMailer({ ...shop, mail }, 'partlyApproved')(eventOf('order-partly-approved', first.orderId));
  expect(mails[0]?.subject).toBe(`Din beställning ${first.orderNo} godkändes`);
  expect(mails[0]?.text).toContain('Meddelande:\nWash them first');
  expect(mails[0]?.text).not.toMatch(/ändring|sparade varukorgar/i);
});

test('the buyer gets a mail about a row that changed while the order waits, the approver one about a withdrawal', async () => {
  const { mads, soren, first } = await twoProjects();
  const { orderId, orderNo } = first;
  const wishes = [{ rowNumber: 100, quantity: 2, reason: 'One to wash' }];
  const tried = await decideOrder(shop, mads.visit, { orderId, wishes, mode: 'try' });
  const seen = tried.ok ? tried.value.seen : '';
  expect((await decideOrder(shop, mads.visit, { orderId, wishes, mode: 'change', seen })).ok).toBe(true);
  const mails: { to: string; subject: string; text: string }[] = [];
  const mail = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  const handlers = [
    ...pendingOrderSubscriptions({ ...shop, mail }),
    ...approvalMailSubscriptions({ ...shop, mail }, (page, language) => `/${language}/${page}`),
  ];
  const send = async (name: string, payload: unknown) =>
    handlers.find(({ to }) => to === name)?.handle({ ...eventOf(name, orderId), payload });
  await send('order-rows-changed', { orderId });
  const path = `/api/order/orders/${orderId}/cancel?message=Bought+elsewhere`;
  expect((await app.request(path, { method: 'PUT', headers: soren.headers })).status).toBe(200);
  const events = await shop.db.selectFrom('outbox_event').select(['name', 'payload']).orderBy('id').execute();
  const last = events.filter(({ name }) => name === 'order-rows-changed' || name === 'order-withdrawn');
  expect(last).toEqual([
    { name: 'order-rows-changed', payload: { orderId } },
    { name: 'order-withdrawn', payload: { orderId, asked: [mads.id] } },
  ]);
  // The order does not wait any more, so the second event of a change says nothing.
  for (const { name, payload } of last) await send(name, payload);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [expect.anything(), `Din beställning ${orderNo} ändrades och väntar på godkännande`],
    ['mads@vind.example', `Beställning ${orderNo} drogs tillbaka`],
  ]);
  expect(mails[0]?.text).toContain('Trousers 1000, 01, C50: 2 i stället för 1: One to wash');
  expect(mails[1]?.text).toContain('Bought elsewhere');
  expect(mails[1]?.text).toContain('/sv/companyPendingOrders');
});

test('prices that the company hides after the order was sent are shown neither by the decision nor by the mails', async () => {
  const { company, mads, first } = await twoProjects();
  const { orderId } = first;
  await hidePrices(company.id);
  await bringFeed(shop, [aPrice({ style: 1000, unitGross: '1200' })]);
  const headers = await app.bearer({ customer_id: mads.id, storm_role: roles.customerAdmin, company_id: company.id });
  const decide = (more: object) =>
    app.json(`/api/order/orders/${orderId}/decision`, 'POST', { rows: [], ...more }, headers);
  const tried = (await (await decide({ isTry: true })).json()) as Record<string, unknown>;
  expect([tried.state, tried.total, tried.totalBefore]).toEqual(['waiting', undefined, undefined]);
  expect(await (await decide({})).json()).toMatchObject({ code: 'order-differs', facts: {} });
  const mails: { text: string }[] = [];
  const mail = { send: async (message: (typeof mails)[number]) => void mails.push(message) };
  await createApproverMailer({ ...shop, mail }, (page) => `/${page}`)(eventOf('order-pending', orderId));
  expect((await decide({ seen: tried.seen, message: 'Fine' })).status).toBe(200);
  await createDecisionMailer({ ...shop, mail }, 'partlyApproved')(eventOf('order-partly-approved', orderId));
  expect(mails.map(({ text }) => /\d kr/.test(text))).toEqual([false, false]);
});

test('a buyer who may decide on their own order and rejects each row has withdrawn it', async () => {
  const own = { ForceApproval: 'true', ApproverMode: 'AttestantPerUser', AllowOwnApproval: 'true' };
  const company = await aCompany('Vind').with(own).save(shop.db);
  const email = 'mads@vind.example';
  const role = roles.customerAdmin;
  const mads = await aBuyer(shop, app, { company, infos: { Attestant1: email }, email, role });
  const { orderId } = await sent(sendAs(app, mads));
  const rows = [{ rowNumber: 100, isRejected: true, reason: 'By mistake' }];
  const decided = await app.json(`/api/order/orders/${orderId}/decision`, 'POST', { rows }, mads.headers);
  expect(await decided.json()).toMatchObject({ state: 'withdrawn' });
});
