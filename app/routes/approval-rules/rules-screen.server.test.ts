import { beforeEach, expect, test } from 'vitest';
import type { RuleAnswer } from '#app/components/approval-rules/rule-view.ts';
import { loadOrderPage, seenWay } from '#app/routes/order-page/load-order-page.server.ts';
import { loadDecision } from '#app/routes/pending-orders/load-decision.server.ts';
import { roles } from '#modules/auth/roles.ts';
import type { Visit } from '#modules/visit.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { changeRulePage } from './change-rule.server.ts';
import { loadRule, loadRules } from './load-rules.server.ts';
import { ruleCompanyOf } from './rule-company.server.ts';

let shop: SendingShop;
let world: Awaited<ReturnType<typeof anApprovalWorld>>;
let companyId: number;

beforeEach(async () => {
  shop = await openSendingShop();
  world = await anApprovalWorld(shop, openTestApp(shop));
  companyId = world.company.id;
});

const visitOf = (claims: Parameters<typeof someClaims>[0] = {}): Visit =>
  aVisit({
    language: 'en',
    now: shop.clock.now(),
    claims: someClaims({
      customer_id: world.ebba.id,
      company_id: companyId,
      storm_role: roles.customerAdmin,
      super_customer_admin: true,
      ...claims,
    }),
  });

type Answered = { init?: { status?: number }; data: RuleAnswer };

async function post(ruleId: string, fields: Readonly<Record<string, string>>, visit = visitOf()) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return changeRulePage({ shop, visit, form, companyId, ruleId });
}

const typed = (more: Readonly<Record<string, string>> = {}) => ({
  name: 'Large orders',
  join: 'AND',
  'kind.1': 'QUANTITY',
  'is.1': 'MORE_THAN',
  'value.1': '1',
  outcome: 'one',
  'approver.1': String(world.nils.id),
  ...more,
});

const answered = async (...task: Parameters<typeof post>) => {
  const { init, data } = (await post(...task)) as unknown as Answered;
  return { status: init?.status, ...data };
};

/** The id of a rule that was just saved. */
async function saved(more: Readonly<Record<string, string>> = {}) {
  const answer = (await post('new', { intent: 'save', ...typed(more) })) as Response;
  expect(answer.status).toBe(302);
  return /approval-rules\/([^?]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
}

test('the screen saves a rule, reads it back as it was typed, and lists it as a sentence', async () => {
  const ruleId = await saved({ 'kind.2': 'FIRST_ORDER', 'is.2': 'NOT_EQUAL' });
  const page = await loadRule(shop, visitOf(), companyId, ruleId);
  expect(page.typed).toMatchObject({
    name: 'Large orders',
    join: 'AND',
    outcome: 'one',
    approvers: [String(world.nils.id), '', ''],
  });
  expect(page.typed?.lines.slice(0, 2)).toEqual([
    { kind: 'QUANTITY', is: 'MORE_THAN', value: '1' },
    { kind: 'FIRST_ORDER', is: 'NOT_EQUAL', value: '' },
  ]);
  expect(page.people.map(({ label }) => label)).toEqual(['Ebba Byggare', 'Nils Byggare']);
  expect(page.versions).toMatchObject([{ version: 1, by: 'Ebba Byggare', isActive: false }]);
  const { rules } = await loadRules(shop, visitOf(), companyId);
  expect(rules).toMatchObject([
    { id: ruleId, name: 'Large orders', approvers: ['Nils Byggare'], isActive: false, version: 1 },
  ]);
  expect(rules[0]?.condition).toBe('Quantity of a row is more than 1 and not: First order of the buyer');
});

test('a rule is switched with the version that was read, and a late switch says so', async () => {
  const ruleId = await saved();
  const answer = (await post(ruleId, { intent: 'activate', version: '1' })) as Response;
  expect(answer.headers.get('location')).toContain(`/approval-rules/${ruleId}?company=${companyId}&done=activate`);
  const late = await answered(ruleId, { intent: 'deactivate', version: '1' });
  expect([late.status, late.errors.length, late.typed]).toEqual([409, 1, undefined]);
  expect((await loadRules(shop, visitOf(), companyId)).rules).toMatchObject([{ isActive: true, version: 2 }]);
});

test('wrong fields are named, what was typed stays, and nothing is saved', async () => {
  const wrong = typed({ name: '', 'value.1': 'many', 'approver.1': '' });
  const answer = await answered('new', { intent: 'save', ...wrong });
  expect(answer.status).toBe(422);
  expect(answer.errors.map(({ fieldId }) => fieldId)).toEqual(['name', 'value.1', 'approver.1']);
  expect(answer.typed?.lines[0]).toEqual({ kind: 'QUANTITY', is: 'MORE_THAN', value: 'many' });
  expect((await answered('new', { intent: 'save', ...typed({ 'kind.1': '' }) })).errors[0]?.fieldId).toBe('kind.1');
  expect((await loadRules(shop, visitOf(), companyId)).rules).toEqual([]);
  await expect(post('new', { intent: 'other' })).rejects.toMatchObject({ init: { status: 400 } });
});

test('a simulation keeps the fields and lists what it would have stopped', async () => {
  const { orderNo } = await world.order();
  const { status, simulation, typed: kept } = await answered('new', { intent: 'simulate', ...typed() });
  expect(status).toBe(200);
  expect(simulation).toMatchObject({ orders: 1, allOrders: 1, stopped: 1, stoppedAnyway: 1, list: [{ orderNo }] });
  expect(kept).toMatchObject({ name: 'Large orders' });
});

test('only those who may change rules get the screen, and only for their company', async () => {
  const query = new URLSearchParams({ company: String(companyId) });
  const missing = { init: { status: 404 } };
  expect(ruleCompanyOf(visitOf(), new URLSearchParams())).toBe(companyId);
  for (const claims of [{ super_customer_admin: false }, { storm_role: roles.user, super_customer_admin: false }])
    await expect(async () => ruleCompanyOf(visitOf(claims), query)).rejects.toMatchObject(missing);
  await expect(loadRules(shop, visitOf({ company_id: companyId + 1 }), companyId)).rejects.toMatchObject(missing);
  await expect(loadRule(shop, visitOf({ company_id: companyId + 1 }), companyId, 'new')).rejects.toMatchObject(missing);
  const stranger = visitOf({ company_id: companyId + 1 });
  expect((await answered('new', { intent: 'save', ...typed() }, stranger)).status).toBe(404);
});

test('approver and buyer read on their pages which rule stopped the order, and why', async () => {
  const ruleId = await saved();
  await post(ruleId, { intent: 'activate', version: '1' });
  const { orderId } = await world.order();
  const reasons = [{ rule: 'Large orders', condition: 'Quantity of a row is more than 1' }];
  expect((await loadDecision(shop, visitOf(), orderId)).reasons).toEqual(reasons);
  const olle = visitOf({
    customer_id: world.olle.customerId,
    storm_role: roles.user,
    super_customer_admin: false,
  });
  expect((await loadOrderPage(shop, olle, seenWay(orderId, 'own')))?.reasons).toEqual(reasons);
  // A rule that changed since does not change why an order waits.
  await post(ruleId, { intent: 'save', version: '2', ...typed({ name: 'Other', 'value.1': '50' }) });
  expect((await loadDecision(shop, visitOf(), orderId)).reasons).toEqual(reasons);
});
