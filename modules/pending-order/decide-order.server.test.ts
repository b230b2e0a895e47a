import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { aCompany } from '#tests/build/company.ts';
import { trousers } from '#tests/build/goods.ts';
import { aPerson } from '#tests/build/person.ts';
import { bringCampaign, tenPercent } from '#tests/build/running-campaign.ts';
import { aBuyer, openSendingShop, payloadOf, type SendingShop, sendAs, sent } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import { readApprovalsOf } from '../approval/approvals-of-person.server.ts';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { setCredit } from '../company/company-credit-store.server.ts';
import { saveCompanyNumbers } from '../company/company-numbers-store.server.ts';
import { insertCampaign } from '../promotion/campaign-store.server.ts';
import { createDecisionMailer } from './mail-decision.server.ts';
import { withdrawOrdersOf } from './withdraw-orders-of.server.ts';

type Headers = Record<string, string>;
type Company = Awaited<ReturnType<typeof bygg>>;

let shop: SendingShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const careful = { ForceApproval: 'true', ApproverMode: 'AttestantPerCompany' };

const bygg = (settings: Record<string, string> = careful, name = 'Bygg') =>
  aCompany(name).with(settings).withAttributes({ InvoiceCreditStopAmount: '5000' }).save(shop.db);

async function admin(company: Company, claims: Partial<Claims> = {}): Promise<Headers & { id: string }> {
  const role = claims.storm_role ?? roles.customerAdmin;
  const { id } = await aPerson(`admin${company.id}-${role}@bygg.example`).withRole(role).at(company).save(shop.db);
  const headers = await app.bearer({ customer_id: id, storm_role: role, company_id: company.id, ...claims });
  return { ...headers, id: String(id) };
}

/** Olle has ordered two pairs of trousers of ten, and Ebba may decide on it. */
async function aPendingOrder() {
  const company = await bygg();
  const olle = await aBuyer(shop, app, { company, email: 'olle@bygg.example' }, [{ sku: trousers, quantity: 2 }]);
  const { orderId, orderNo } = await sent(sendAs(app, olle));
  return { company, olle, ebba: await admin(company), orderId, orderNo };
}

async function call(method: string, path: string, headers: Headers) {
  const answer = await app.request(`/api/order/orders/${path}`, { method, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const confirm = (orderId: string, headers: Headers) => call('PUT', `${orderId}/confirm`, headers);
const cancel = (orderId: string, headers: Headers, message = 'Too dear') =>
  call('PUT', `${orderId}/cancel?message=${encodeURIComponent(message)}`, headers);
const codeOf = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code];
const pending = async (headers: Headers) => {
  const { body } = await call('GET', 'pending', headers);
  return (body.items as { id: string }[]).map(({ id }) => id);
};

const named = async () => {
  const rows = await shop.db.selectFrom('outbox_event').select('name').orderBy('id').execute();
  return rows.map(({ name }) => name);
};

/** Everything that a decision changes. */
async function stateOf(orderId: string) {
  const { db } = shop;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const stock = await db.selectFrom('stock').select('on_hand').where('sku', '=', trousers).executeTakeFirstOrThrow();
  const cart = await db.selectFrom('cart').selectAll().where('id', '=', order.cart_id).executeTakeFirstOrThrow();
  const credit = await db.selectFrom('company_credit').select('remaining').executeTakeFirst();
  const approval = await db.selectFrom('order_approval').selectAll().executeTakeFirstOrThrow();
  return {
    status: order.status,
    state: order.state,
    isPlaced: order.placed_at !== null,
    isGivenUp: order.given_up_at !== null,
    onHand: stock.on_hand,
    credit: credit?.remaining,
    cart: cart.order_id === null ? [cart.status, cart.is_active, cart.name, cart.description] : 'ordered',
    approval: approval.state,
  };
}

const waiting = {
  status: 0,
  state: 'approval',
  isPlaced: false,
  isGivenUp: false,
  onHand: 8,
  credit: 290_000,
  cart: 'ordered',
  approval: 'waiting',
};
const released = { ...waiting, status: 300, state: 'confirmed', isPlaced: true, approval: 'approved' };
const givenUp = (orderNo: string, reason: string) => ({
  ...waiting,
  isGivenUp: true,
  onHand: 10,
  credit: 500_000,
  cart: ['saved', false, `Beställning ${orderNo}`, reason],
});

test('O39 an approver confirms a pending order: it is Confirmed, leaves the list, and is processed like any order', async () => {
  const { olle, ebba, orderId, orderNo } = await aPendingOrder();
  expect(await pending(ebba)).toEqual([orderId]);
  expect(await stateOf(orderId)).toEqual(waiting);
  expect(codeOf(await confirm(orderId, olle.headers))).toEqual([403, 'not-allowed']);
  expect(await confirm(orderId, ebba)).toEqual({ status: 200, body: { orderId, orderNo, state: 'approved' } });
  expect(await pending(ebba)).toEqual([]);
  expect(await stateOf(orderId)).toEqual(released);
  expect(await confirm(orderId, ebba)).toEqual({ status: 200, body: { orderId, orderNo, state: 'approved' } });
  expect(await named()).toEqual(['order-pending', 'order-placed']);
  expect(codeOf(await cancel(orderId, ebba))).toEqual([409, 'order-not-pending']);
  const entries = await shop.db.selectFrom('audit_entry').select(['actor_id', 'action', 'before', 'after']).execute();
  expect(entries).toEqual([
    {
      actor_id: Number(ebba.id),
      action: 'order.approved',
      before: { status: 0, approval: 'waiting' },
      after: { status: 300, approval: 'approved' },
    },
  ]);
});

test('O40 X04 X14 a refusal needs a message, returns everything and informs the buyer', async () => {
  const { olle, ebba, orderId, orderNo } = await aPendingOrder();
  expect(codeOf(await call('PUT', `${orderId}/cancel`, ebba))).toEqual([400, 'message-missing']);
  expect(codeOf(await cancel(orderId, ebba, '   '))).toEqual([400, 'message-missing']);
  expect(codeOf(await cancel(orderId, ebba, 'x'.repeat(501)))).toEqual([422, 'invalid-input']);
  expect(await stateOf(orderId)).toEqual(waiting);
  expect(await cancel(orderId, ebba, ' Too dear ')).toEqual({
    status: 200,
    body: { orderId, orderNo, state: 'refused' },
  });
  expect(await pending(ebba)).toEqual([]);
  expect(await stateOf(orderId)).toEqual({ ...givenUp(orderNo, 'Too dear'), approval: 'refused' });
  expect((await cancel(orderId, ebba, 'Once more')).status).toBe(200);
  expect(await named()).toEqual(['order-pending', 'order-given-up', 'order-not-approved']);
  expect(codeOf(await confirm(orderId, ebba))).toEqual([409, 'order-not-pending']);
  const saved = (await (await app.request('/api/cart/carts/saved', { headers: olle.headers })).json()) as unknown;
  expect(JSON.stringify(saved)).toContain('Too dear');
  const personal = await shop.db.selectFrom('audit_personal').select(['customer_id', 'after']).execute();
  expect(personal).toEqual([{ customer_id: olle.customerId, after: { message: 'Too dear' } }]);
});

test('X04 the mail has the reason, and where the goods are now', async () => {
  const { ebba, orderId, orderNo } = await aPendingOrder();
  await cancel(orderId, ebba);
  await sql`update orders set data =
    jsonb_set(data, '{metadata,ExtraOrderConfirmationEmail}', '"chef@bygg.example"')`.execute(shop.db);
  type Sent = { to: string; bcc?: unknown; subject: string; text: string };
  const mails: Sent[] = [];
  const mail = { send: async (message: Sent) => void mails.push(message) };
  const event = {
    name: 'order-not-approved',
    key: orderId,
    payload: { orderId },
    eventId: randomUUID(),
    occurredAt: new Date(),
  };
  await createDecisionMailer({ ...shop, mail }, 'notApproved')(event);
  expect(mails.map(({ subject }) => subject)).toEqual([`Din beställning ${orderNo} godkändes inte`]);
  // Recipients of order confirmations get no mail about a rejection.
  expect(mails.map(({ to, bcc }) => [to, bcc])).toEqual([['eva@home.example', undefined]]);
  expect(mails[0]?.text).toContain('Motivering:\nToo dear');
  expect(mails[0]?.text).toContain('bland dina sparade varukorgar');
  expect(mails[0]?.text).toContain('/status/canceled?o=');
});

test('uses of a campaign are returned by a refusal', async () => {
  const { ebba, orderId } = await aPendingOrder();
  const id = '0199f0a2-7c1e-7abc-8def-0123456789ac';
  const definition = { maxUses: 1 } as never;
  await insertCampaign(shop.db, { id, isActive: true, definition, now: shop.clock.now() });
  await shop.db.updateTable('campaign').set({ uses: 1 }).execute();
  await shop.db.insertInto('campaign_use').values({ campaign_id: id, order_id: orderId }).execute();
  await cancel(orderId, ebba);
  expect(await shop.db.selectFrom('campaign').select('uses').execute()).toEqual([{ uses: 0 }]);
  expect(await named()).toContain('campaign-uses-changed');
});

test('an order that holds the last use of a campaign keeps its discount when it is approved', async () => {
  await bringCampaign(shop, { ...tenPercent, marketIds: [], maxUses: 1 });
  const company = await bygg({ ...careful, ActivateDiscountCode: 'true' });
  const olle = await aBuyer(shop, app, { company, email: 'olle@bygg.example' }, [{ sku: trousers, quantity: 2 }]);
  const metadata = JSON.stringify([{ key: 'PromotionCode', id: 'e1', value: 'SUMMER' }]);
  await shop.db.updateTable('cart').set({ metadata }).where('id', '=', olle.cartId).execute();
  const { orderId } = await sent(sendAs(app, olle));
  const ebba = await admin(company);
  const payable = async () => (await shop.db.selectFrom('orders').select('payable').executeTakeFirstOrThrow()).payable;
  const before = await payable();
  expect(await shop.db.selectFrom('campaign').select('uses').execute()).toEqual([{ uses: 1 }]);
  expect(await named()).toContain('campaign-uses-changed');
  await shop.events.deliverDue();
  expect((await confirm(orderId, ebba)).status).toBe(200);
  expect(await payable()).toBe(before);
  expect(await shop.db.selectFrom('campaign').select('uses').execute()).toEqual([{ uses: 1 }]);
  expect(await shop.db.selectFrom('campaign_use').select('order_id').execute()).toEqual([{ order_id: orderId }]);
});

/** The remaining credit according to the bookkeeping, which does not include waiting orders. */
const setCreditTo = (company: Company, amount: number) =>
  setCredit(shop.db, company.id, money(amount, 'SEK'), shop.clock.now());

test('M55 a refusal does not increase a credit that was set while the order waited', async () => {
  const { company, ebba, orderId } = await aPendingOrder();
  await setCreditTo(company, 100_000);
  await cancel(orderId, ebba);
  expect(await stateOf(orderId)).toMatchObject({ credit: 100_000, isGivenUp: true });
});

test('M55 a refusal does not increase a credit that was agreed after the order', async () => {
  const company = await aCompany('Bygg').with(careful).save(shop.db);
  const olle = await aBuyer(shop, app, { company, email: 'olle@bygg.example' }, [{ sku: trousers, quantity: 2 }]);
  const { orderId } = await sent(sendAs(app, olle));
  await setCreditTo(company, 100_000);
  await cancel(orderId, await admin(company));
  expect(await stateOf(orderId)).toMatchObject({ credit: 100_000, isGivenUp: true });
});

test('O54 M55 an approval takes its amount from a credit that was set while the order waited, or is refused with code 4', async () => {
  const { company, ebba, orderId } = await aPendingOrder();
  await setCreditTo(company, 209_999);
  const late = await confirm(orderId, ebba);
  expect(codeOf(late)).toEqual([422, 'company-limit-reached']);
  expect(late.body).toMatchObject({ orderCode: 4, facts: { left: 2099.99, total: 2100, currency: 'SEK' } });
  expect(await stateOf(orderId)).toEqual({ ...waiting, credit: 209_999 });
  await setCreditTo(company, 210_000);
  expect((await confirm(orderId, ebba)).status).toBe(200);
  expect((await confirm(orderId, ebba)).status).toBe(200);
  expect(await stateOf(orderId)).toEqual({ ...released, credit: 0 });
});

test('X03 who may not decide: other people, plain users, other companies, staff without the task', async () => {
  const { company, orderId } = await aPendingOrder();
  const bo = await admin(company, { storm_role: roles.user });
  const foreign = await admin(await bygg(careful, 'Other'));
  const idle = await admin(company, { storm_role: roles.internal, tasks: ['finance', 'read-only'] });
  for (const decide of [confirm, cancel]) {
    expect(codeOf(await decide(orderId, {}))).toEqual([401, 'not-signed-in']);
    expect(codeOf(await decide(orderId, bo))).toEqual([403, 'not-allowed']);
    expect(codeOf(await decide(orderId, foreign))).toEqual([404, 'order-not-found']);
    expect(codeOf(await decide(orderId, idle))).toEqual([403, 'not-allowed']);
  }
  expect(codeOf(await call('GET', 'pending', bo))).toEqual([403, 'not-allowed']);
  expect(await pending(foreign)).toEqual([]);
  expect(await stateOf(orderId)).toEqual(waiting);
  const customer_id = Number(idle.id);
  const tasks = ['orders'] as const;
  const busy = await app.bearer({ customer_id, storm_role: roles.internal, company_id: company.id, tasks });
  expect((await confirm(orderId, busy)).status).toBe(200);
});

test('X01 X13 an admin with an approver orders: nobody approves their own order, and the buyer may withdraw it', async () => {
  const company = await bygg({ ForceApproval: 'true', ApproverMode: 'AttestantPerUser' });
  const boss = await aPerson('boss@bygg.example').at(company).save(shop.db);
  const infos = { Attestant1: 'Boss@bygg.example' };
  const ada = await aBuyer(shop, app, { company, infos, role: roles.customerAdmin }, [{ sku: trousers, quantity: 2 }]);
  const { orderId, orderNo } = await sent(sendAs(app, ada));
  const asked = await shop.db.selectFrom('order_approval').select(['approver_email', 'approver_id']).execute();
  expect(asked).toEqual([{ approver_email: 'boss@bygg.example', approver_id: boss.id }]);
  expect(codeOf(await confirm(orderId, ada.headers))).toEqual([403, 'own-approval']);
  expect((await cancel(orderId, ada.headers, 'A mistake')).body).toEqual({ orderId, orderNo, state: 'withdrawn' });
  expect(await stateOf(orderId)).toEqual({ ...givenUp(orderNo, 'A mistake'), approval: 'withdrawn' });
  expect(await named()).toEqual(['order-pending', 'order-given-up', 'order-withdrawn']);
  const entries = await shop.db.selectFrom('audit_entry').select(['actor_id', 'action', 'after']).execute();
  expect(entries).toEqual([{ actor_id: ada.customerId, action: 'order.withdrawn', after: { approval: 'withdrawn' } }]);
});

test('M09 the approver is the buyer’s, the project’s, or the company as a whole', async () => {
  const approverUnder = async (ApproverMode: string) => {
    const company = await bygg({ ForceApproval: 'true', ApproverMode, UseProjectNumber: 'true' }, ApproverMode);
    const email = `boss${company.id}@bygg.example`;
    await aPerson(email).at(company).save(shop.db);
    const projects = [{ number: 'P1', name: 'Bridge', attestant: 'bridge@bygg.example' }];
    await saveCompanyNumbers(shop.db, company.id, { projects, orderNumbers: [] });
    const buyer = await aBuyer(shop, app, { company, infos: { Attestant1: email }, email: `olle${email}` });
    const { metadata } = payloadOf(buyer);
    const { orderId } = await sent(sendAs(app, buyer, { metadata: { ...metadata, ProjectNumber: 'P1' } }));
    const asked = await shop.db
      .selectFrom('order_approval')
      .select('approver_email')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    return asked.approver_email?.replace(String(company.id), '') ?? null;
  };
  expect(await approverUnder('AttestantPerUser')).toBe('boss@bygg.example');
  expect(await approverUnder('AttestantPerProjectNumber')).toBe('bridge@bygg.example');
  expect(await approverUnder('AttestantPerCompany')).toBeNull();
});

test('M09 a project’s approver need not have an account, also under the address of the buyer’s approver; a colleague is requested as a person', async () => {
  const mode = { ForceApproval: 'true', ApproverMode: 'AttestantPerProjectNumber', UseProjectNumber: 'true' };
  const company = await bygg(mode);
  const projects = [
    { number: 'P1', name: 'Bridge', attestant: 'nobody@bygg.example' },
    { number: 'P2', name: 'Road', attestant: 'Road@bygg.example' },
  ];
  await saveCompanyNumbers(shop.db, company.id, { projects, orderNumbers: [] });
  const road = await aPerson('road@bygg.example').at(company).save(shop.db);
  const askedOf = async (ProjectNumber: string) => {
    const infos = { Attestant1: 'nobody@bygg.example' };
    const buyer = await aBuyer(shop, app, { company, infos, email: `olle${ProjectNumber}@bygg.example` });
    const metadata = { ...payloadOf(buyer).metadata, ProjectNumber };
    const { orderId } = await sent(sendAs(app, buyer, { metadata }));
    return (await findApproval(shop.db, orderId))?.approver;
  };
  expect(await askedOf('P1')).toEqual({ email: 'nobody@bygg.example', id: undefined });
  expect(await askedOf('P2')).toEqual({ email: 'Road@bygg.example', id: road.id });
  expect(await readApprovalsOf(shop.db, road.id)).toHaveLength(1);
});

test('X02 where ForceApproval is off there is no list of pending orders', async () => {
  const ebba = await admin(await bygg({ ApproverMode: 'AttestantPerCompany' }));
  expect(codeOf(await call('GET', 'pending', ebba))).toEqual([404, 'not-found']);
});

test('an order that needed no approval cannot be decided on', async () => {
  const company = await bygg({});
  const { orderId } = await sent(sendAs(app, await aBuyer(shop, app, { company })));
  const ebba = await admin(company);
  expect(codeOf(await confirm(orderId, ebba))).toEqual([409, 'order-not-pending']);
  expect(codeOf(await cancel(orderId, ebba))).toEqual([409, 'order-not-pending']);
});

/** The sequence of the requests differs in each round. */
test.each([1, 2, 3, 4])(
  'O39 O40 approved, refused and withdrawn at the same moment, one counts: round %i',
  async () => {
    const { company, olle, ebba, orderId, orderNo } = await aPendingOrder();
    const karin = await admin(company, { storm_role: roles.administrator });
    const answers = await Promise.all([
      confirm(orderId, ebba),
      cancel(orderId, karin),
      cancel(orderId, olle.headers, 'A mistake'),
      confirm(orderId, karin),
    ]);
    const state = await stateOf(orderId);
    const reason = state.approval === 'refused' ? 'Too dear' : 'A mistake';
    const consistent = {
      approved: released,
      refused: { ...givenUp(orderNo, reason), approval: 'refused' },
      withdrawn: { ...givenUp(orderNo, reason), approval: 'withdrawn' },
      waiting: undefined,
    }[state.approval];
    expect(state).toEqual(consistent);
    const isApproved = state.approval === 'approved';
    expect(answers.map(({ status }) => status)).toEqual(isApproved ? [200, 409, 409, 200] : [409, 200, 200, 409]);
    const told = (await named()).filter((name) => name === 'order-placed' || name === 'order-given-up');
    expect(told).toEqual([isApproved ? 'order-placed' : 'order-given-up']);
    expect(await shop.db.selectFrom('audit_entry').select('id').execute()).toHaveLength(1);
  },
);

test('an erased buyer’s order can no longer be approved', async () => {
  const { olle, orderId, orderNo } = await aPendingOrder();
  await withdrawOrdersOf(shop, { customerId: olle.customerId });
  await withdrawOrdersOf(shop, { customerId: olle.customerId });
  expect(await stateOf(orderId)).toEqual({ ...givenUp(orderNo, ''), approval: 'withdrawn' });
});
