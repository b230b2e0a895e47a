import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { aBuyer, openSendingShop, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { createApproverMailer } from '../approval-mail/mail-approvers.server.ts';
import type { Outcome } from '../approval-rules/approval-rule.ts';
import { addRule, switchRule } from '../approval-rules/change-rule.server.ts';
import { listStepsOf } from '../approval-rules/step-store.server.ts';
import { type Role, roles } from '../auth/roles.ts';
import { orderPartlyApproved, orderPassedOn } from '../order/order-events.ts';
import { findOrder } from '../order/order-store.server.ts';
import { listPendingPage } from './list-pending-page.server.ts';
import { readApprovalNews } from './read-approval.server.ts';
import { releaseOrder } from './release-order.server.ts';

type Headers = Record<string, string>;
type Person = { readonly id: number; readonly headers: Headers };

let shop: SendingShop;
let app: TestApp;
let company: { id: number };
let ebba: Person;
let karl: Person;
let mads: Person;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

async function open(settings: Record<string, string> = {}) {
  company = await aCompany('Bygg').with(settings).save(shop.db);
  ebba = await person('ebba', roles.customerAdmin);
  karl = await person('karl', roles.customerAdmin);
  mads = await person('mads', roles.customerAdmin);
}

async function person(name: string, role: Role): Promise<Person> {
  const { id } = await aPerson(`${name}@bygg.example`).withRole(role).at(company).save(shop.db);
  return { id, headers: await app.bearer({ customer_id: id, storm_role: role, company_id: company.id }) };
}

/** A rule in force: orders above 1,500 need these approvals. */
const rule = (kind: Outcome['kind'], ...approvers: Person[]) => ruleAbove(1500, kind, ...approvers);

async function ruleAbove(value: number, kind: Outcome['kind'], ...approvers: Person[]) {
  const claims = someClaims({ customer_id: ebba.id, storm_role: roles.administrator, company_id: company.id });
  // Rules are applied in the sequence of their creation.
  const visit = aVisit({ claims, now: new Date(shop.clock.now().getTime() + value) });
  const added = await addRule(shop, visit, {
    companyId: company.id,
    name: 'Large orders',
    condition: { kind: 'ORDER_VALUE', is: 'MORE_THAN', value },
    outcome: { kind, approvers: approvers.map(({ id }) => id) },
  });
  if (!added.ok) throw new Error(added.refusal.code);
  const { id: ruleId, version } = added.value;
  const switched = await switchRule(shop, visit, { companyId: company.id, ruleId, version, isActive: true });
  if (!switched.ok) throw new Error(switched.refusal.code);
}

async function order(quantity: number, infos: Record<string, string> = {}) {
  const olle = await aBuyer(shop, app, { company, infos, email: 'olle@bygg.example' }, [{ sku: trousers, quantity }]);
  return { olle, ...(await sent(sendAs(app, olle))) };
}

async function confirm(orderId: string, { headers }: Person) {
  const answer = await app.request(`/api/order/orders/${orderId}/confirm`, { method: 'PUT', headers });
  const { state, code } = (await answer.json()) as { state?: string; code?: string };
  return [answer.status, state ?? code];
}

/** Changes the quantity of the trousers and approves the result. */
async function decideWith(orderId: string, { headers }: Person, quantity: number) {
  const decide = async (more: object) => {
    const body = { rows: [{ rowNumber: 100, quantity }], ...more };
    const answer = await app.json(`/api/order/orders/${orderId}/decision`, 'POST', body, headers);
    return (await answer.json()) as { state?: string; seen?: string; code?: string };
  };
  const { seen } = await decide({ isTry: true });
  const { state, code } = await decide({ seen });
  return state ?? code;
}

async function pending({ headers }: Person) {
  const answer = await app.request('/api/order/orders/pending', { headers });
  return ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
}

/** The receivers of the mails about the step that waits. */
async function mailed(
  orderId: string,
  eventId: string = randomUUID(),
  ids: (string | undefined)[] = [],
): Promise<string[]> {
  const to: string[] = [];
  const mail = {
    send: async (message: { to: string; messageId?: string }) => {
      to.push(message.to);
      ids.push(message.messageId);
    },
  };
  const tell = createApproverMailer({ ...shop, mail }, (page, language) => `/${language}/${page}`);
  await tell({ eventId, name: orderPassedOn, key: orderId, payload: { orderId }, occurredAt: shop.clock.now() });
  return to;
}

test('X01 a rule stops an order that the settings accept, and only an order that meets it', async () => {
  await open();
  await rule('one', ebba);
  const { orderId, kind } = await order(2);
  expect(kind).toBe('approval');
  expect(await pending(ebba)).toEqual([orderId]);
  expect(await confirm(orderId, karl)).toEqual([403, 'not-approver']);
  expect(await confirm(orderId, ebba)).toEqual([200, 'approved']);
});

test('X01 an order below the rule passes, and without a rule no approval is needed', async () => {
  await open();
  await rule('one', ebba);
  const { orderId, kind } = await order(1);
  expect(kind).toBe('ordinary');
  expect(await listStepsOf(shop.db, orderId)).toEqual([]);
});

test('X01 M09 the approval of the settings comes first and a rule adds its own', async () => {
  await open({ ForceApproval: 'true', ApproverMode: 'AttestantPerUser' });
  await rule('one', ebba);
  const { orderId } = await order(2, { Attestant1: 'karl@bygg.example' });
  expect(await confirm(orderId, ebba)).toEqual([403, 'not-approver']);
  expect(await confirm(orderId, karl)).toEqual([200, 'waiting']);
  expect(await confirm(orderId, karl)).toEqual([200, 'waiting']);
  expect(await confirm(orderId, ebba)).toEqual([200, 'approved']);
  const steps = await listStepsOf(shop.db, orderId);
  expect(steps.map(({ approvedBy, rule: of }) => [approvedBy, of?.name])).toEqual([
    [karl.id, undefined],
    [ebba.id, 'Large orders'],
  ]);
});

test('X01 a person who approved for the company is not requested again as a later approver of a rule', async () => {
  await open({ ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' });
  await rule('sequence', karl, ebba);
  const { orderId } = await order(2);
  expect(await confirm(orderId, ebba)).toEqual([200, 'waiting']);
  expect(await confirm(orderId, karl)).toEqual([200, 'approved']);
  const steps = await listStepsOf(shop.db, orderId);
  expect(steps.map(({ approverIds, approvedBy }) => [approverIds, approvedBy])).toEqual([
    [[], ebba.id],
    [[karl.id], karl.id],
    [[ebba.id], ebba.id],
  ]);
});

test('X01 a change of rows evaluates the rules again: those that are met now add their approval', async () => {
  await open({ ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' });
  await rule('one', karl);
  const { orderId } = await order(1);
  expect(await listStepsOf(shop.db, orderId)).toEqual([]);
  expect(await decideWith(orderId, mads, 2)).toBe('waiting');
  const steps = await listStepsOf(shop.db, orderId);
  expect(steps.map(({ approverIds, approvedBy }) => [approverIds, approvedBy])).toEqual([
    [[], mads.id],
    [[karl.id], undefined],
  ]);
  expect(await confirm(orderId, ebba)).toEqual([403, 'not-approver']);
  expect(await confirm(orderId, karl)).toEqual([200, 'approved']);
});

test('X01 an approval before a change does not count for a rule that is met after it, nor for one that was met before', async () => {
  await open({ ForceApproval: 'true', ApproverMode: 'AttestantPerUser' });
  await rule('sequence', ebba, mads);
  await ruleAbove(5000, 'one', karl);
  const { orderId } = await order(2, { Attestant1: 'karl@bygg.example' });
  expect(await confirm(orderId, karl)).toEqual([200, 'waiting']);
  expect(await confirm(orderId, ebba)).toEqual([200, 'waiting']);
  expect(await decideWith(orderId, mads, 9)).toBe('waiting');
  const steps = async () =>
    (await listStepsOf(shop.db, orderId)).map((one) => [one.approverIds, one.approvedBy, one.isOfFormerRows]);
  expect(await steps()).toEqual([
    [[karl.id], karl.id, true],
    [[ebba.id], ebba.id, true],
    [[mads.id], mads.id, false],
    [[ebba.id], undefined, false],
    [[karl.id], undefined, false],
  ]);
  expect(await confirm(orderId, mads)).toEqual([200, 'waiting']);
  expect(await confirm(orderId, karl)).toEqual([200, 'waiting']);
  expect(await confirm(orderId, ebba)).toEqual([200, 'waiting']);
  expect((await steps()).slice(3)).toEqual([
    [[ebba.id], ebba.id, false],
    [[karl.id], undefined, false],
  ]);
  expect(await confirm(orderId, karl)).toEqual([200, 'approved']);
});

test('several in sequence: the next approver gets a mail after the previous approval, and the last one places the order', async () => {
  await open();
  await rule('sequence', ebba, karl);
  const { orderId } = await order(2);
  expect(await mailed(orderId)).toEqual(['ebba@bygg.example']);
  expect(await confirm(orderId, karl)).toEqual([403, 'not-approver']);
  expect(await confirm(orderId, ebba)).toEqual([200, 'waiting']);
  expect(await mailed(orderId)).toEqual(['karl@bygg.example']);
  const names = async () =>
    (await shop.db.selectFrom('outbox_event').select('name').orderBy('id').execute()).map(({ name }) => name);
  expect(await names()).toEqual(['order-pending', 'order-passed-on']);
  expect(await confirm(orderId, karl)).toEqual([200, 'approved']);
  expect(await names()).toEqual(['order-pending', 'order-passed-on', 'order-placed']);
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'after'])
    .orderBy('id')
    .execute();
  expect(entries.filter(({ action }) => action.startsWith('order.'))).toEqual([
    { actor_id: ebba.id, action: 'order.step-approved', after: { approval: 'next' } },
    { actor_id: karl.id, action: 'order.approved', after: { status: 300, approval: 'approved' } },
  ]);
});

test('any of several: all get a mail, each may decide, one approval is enough', async () => {
  await open();
  await rule('any', ebba, karl);
  const { orderId } = await order(2);
  expect((await mailed(orderId)).sort()).toEqual(['ebba@bygg.example', 'karl@bygg.example']);
  const found = await findOrder(shop.db, orderId);
  expect(found && (await readApprovalNews(shop, found.order))?.deciders).toHaveLength(2);
  expect(await confirm(orderId, mads)).toEqual([403, 'not-approver']);
  expect(await confirm(orderId, karl)).toEqual([200, 'approved']);
});

test('each request about an order is a separate mail, and a repeated request sends none', async () => {
  await open();
  await rule('one', ebba);
  const { orderId } = await order(2);
  const ids: (string | undefined)[] = [];
  const [one, another] = [randomUUID(), randomUUID()];
  for (const eventId of [one, one, another]) await mailed(orderId, eventId, ids);
  expect(ids).toHaveLength(2);
  expect(ids[1]).not.toBe(ids[0]);
});

test('an administrator ranks above the approvers, but approves an order once; a repeated approval gets the same answer', async () => {
  await open();
  await rule('sequence', ebba, karl);
  const astrid = await person('astrid', roles.administrator);
  const { orderId } = await order(2);
  expect(await confirm(orderId, astrid)).toEqual([200, 'waiting']);
  expect(await confirm(orderId, astrid)).toEqual([200, 'waiting']);
  const rows = [{ rowNumber: 100, quantity: 1 }];
  const changed = await app.json(`/api/order/orders/${orderId}/decision`, 'POST', { rows }, astrid.headers);
  expect([changed.status, await changed.json()]).toMatchObject([409, { code: 'step-approved' }]);
  expect(await confirm(orderId, karl)).toEqual([200, 'approved']);
});

test('the only remaining administrator approves both steps from the list, and a given step is not given again', async () => {
  await open({ ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' });
  const astrid = await person('astrid', roles.administrator);
  await rule('one', karl);
  const { orderId } = await order(2);
  const left = [ebba, karl, mads].map(({ id }) => id);
  await shop.db.deleteFrom('customer_company').where('customer_id', 'in', left).execute();
  const claims = someClaims({ customer_id: astrid.id, storm_role: roles.administrator, company_id: company.id });
  const visit = aVisit({ claims, now: shop.clock.now() });
  const listed = async () => {
    const part = { limit: 50, isDescending: false };
    const page = await listPendingPage(shop, visit, { search: '', isMine: false, sort: 'created', part });
    return page.ok ? page.value.items.map(({ step }) => step) : page.refusal.code;
  };
  const release = async (step: number) => {
    const released = await releaseOrder(shop, visit, { orderId, step });
    return released.ok ? released.value.state : released.refusal.code;
  };
  expect([await listed(), await release(0)]).toEqual([[0], 'waiting']);
  expect([await listed(), await release(0)]).toEqual([[1], 'step-decided']);
  expect([await release(1), await listed()]).toEqual(['approved', []]);
});

test('the buyer gets the messages of every approver of a sequence', async () => {
  await open();
  await rule('sequence', ebba, karl);
  const { orderId } = await order(2);
  const approve = async ({ headers }: Person, message: string) => {
    const body = { rows: [], message };
    const answer = await app.json(`/api/order/orders/${orderId}/decision`, 'POST', body, headers);
    return ((await answer.json()) as { state?: string }).state;
  };
  expect(await approve(ebba, 'Wash them at 60 degrees')).toBe('waiting');
  expect((await findApproval(shop.db, orderId))?.message).toBe('Wash them at 60 degrees');
  expect(await approve(karl, '')).toBe('approved');
  expect((await findApproval(shop.db, orderId))?.message).toBe('Wash them at 60 degrees');
  const events = await shop.db.selectFrom('outbox_event').select('name').where('key', '=', orderId).execute();
  expect(events.map(({ name }) => name)).toContain(orderPartlyApproved);
});

test('B72 a decision that names a row twice is refused, because it says two things', async () => {
  await open();
  await rule('one', ebba);
  const { orderId } = await order(3);
  const path = `/api/order/orders/${orderId}/decision`;
  const twice = [
    { rowNumber: 100, quantity: 1 },
    { rowNumber: 100, quantity: 2 },
  ];
  expect((await app.json(path, 'POST', { rows: twice, isTry: true }, ebba.headers)).status).toBe(422);
});
