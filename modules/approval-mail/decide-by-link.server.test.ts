import { beforeEach, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { anApprovalWorld, keptMails } from '#tests/build/approval-world.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { roles } from '../auth/roles.ts';
import { changeCompanySettings } from '../company/change-company-settings.server.ts';
import { decideByLink } from './decide-by-link.server.ts';
import { readLinksOf, removeDecisionLinksOf } from './decision-link-store.server.ts';
import { createApproverMailer } from './mail-approvers.server.ts';
import { readDecisionLink } from './read-decision-link.server.ts';

let shop: SendingShop;
let app: TestApp;
let world: Awaited<ReturnType<typeof anApprovalWorld>>;

const byMail = { DecideByMail: 'true', DecideByMailLimit: '5000' };

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
});

const hourMs = 3_600_000;

/** Somebody who is not signed in, at the time of the shop. */
const visitor = (clientAddress = '192.0.2.7') => ({ ...aVisit({ clientAddress }), now: shop.clock.now() });

/** The mails of an order that Olle has sent, and the token of the link for Ebba. */
async function aMailedOrder(settings: Record<string, string> = byMail) {
  world = await anApprovalWorld(shop, app, settings);
  const { orderId, orderNo } = await world.order();
  const { mails, mail } = keptMails();
  const send = createApproverMailer({ ...shop, mail }, (page, language) => `/${language}/${page}`);
  await send({ eventId: crypto.randomUUID(), name: 'order-pending', key: orderId, payload: { orderId } } as never);
  const token = /decideOrder\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  return { orderId, orderNo, mails, token };
}

const open = async (token: string, clientAddress?: string) => {
  const read = await readDecisionLink(shop, visitor(clientAddress), { token });
  return read.ok ? 'open' : read.refusal.code;
};
const decide = async (token: string, isApproved = true, message = '') => {
  const decided = await decideByLink(shop, visitor(), { token, isApproved, message });
  return decided.ok ? decided.value.state : decided.refusal.code;
};
const state = async () => (await shop.db.selectFrom('order_approval').select('state').executeTakeFirstOrThrow()).state;

test('the link approves once, in the name of the approver, and opening it changes nothing', async () => {
  const { orderId, token } = await aMailedOrder();
  expect(await open(token)).toBe('open');
  expect(await open(token)).toBe('open');
  expect(await state()).toBe('waiting');
  expect(await decide(token)).toBe('approved');
  expect(await state()).toBe('approved');
  expect(await decide(token)).toBe('link-invalid');
  expect(await open(token)).toBe('link-invalid');
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'subject_id', 'after'])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { actor_id: world.ebba.id, action: 'order.link-used', subject_id: orderId, after: { decision: 'approved' } },
    {
      actor_id: world.ebba.id,
      action: 'order.approved',
      subject_id: orderId,
      after: { status: 300, approval: 'approved' },
    },
  ]);
});

test('it refuses with a reason; without a reason the link stays valid', async () => {
  const { token } = await aMailedOrder();
  expect(await decide(token, false, '  ')).toBe('message-missing');
  expect(await open(token)).toBe('open');
  expect(await decide(token, false, 'Too dear')).toBe('refused');
  expect(await state()).toBe('refused');
  expect(await open(token)).toBe('link-invalid');
});

test('of two uses at the same moment one counts', async () => {
  const { token } = await aMailedOrder();
  const answers = await Promise.all([decide(token), decide(token, false, 'No')]);
  expect(answers).toContain('link-invalid');
  expect(answers.filter((answer) => answer === 'approved' || answer === 'refused')).toHaveLength(1);
});

test('an interrupted decision leaves the link valid: it is used in the transaction of the decision', async () => {
  const { token } = await aMailedOrder();
  const publish = () => Promise.reject(new Error('broken off'));
  const broken = { ...shop, events: { ...shop.events, publish } };
  for (const isApproved of [true, false])
    await expect(decideByLink(broken, visitor(), { token, isApproved, message: 'No' })).rejects.toThrow('broken off');
  expect(await state()).toBe('waiting');
  expect(await open(token)).toBe('open');
  expect(await decide(token)).toBe('approved');
});

test('it is valid for 72 hours', async () => {
  const { token } = await aMailedOrder();
  shop.clock.moveBy(72 * hourMs - 1);
  expect(await open(token)).toBe('open');
  shop.clock.moveBy(1);
  expect(await open(token)).toBe('link-invalid');
  expect(await decide(token)).toBe('link-invalid');
});

test('a decision that the order does not allow leaves the link valid', async () => {
  const { token } = await aMailedOrder();
  await shop.db.updateTable('stock').set({ on_hand: 0 }).execute();
  await shop.db.updateTable('order_row').set({ taken: 0 }).execute();
  expect(await decide(token)).toBe('out-of-stock');
  expect(await state()).toBe('waiting');
  await shop.db.updateTable('stock').set({ on_hand: 10 }).execute();
  expect(await decide(token)).toBe('approved');
});

test('it is invalid after the order was changed', async () => {
  const { orderId, token } = await aMailedOrder();
  const changed = await world.call('PUT', `/api/order/orders/${orderId}/products/100`, await world.ebba.signIn(), {
    quantity: 1,
  });
  expect(changed.status).toBe(200);
  expect(await open(token)).toBe('link-invalid');
  expect(await decide(token)).toBe('link-invalid');
  expect(await state()).toBe('waiting');
});

test('it is invalid after another person has decided on the order', async () => {
  const { orderId, token } = await aMailedOrder();
  await world.call('PUT', `/api/order/orders/${orderId}/cancel?message=No`, world.olle.headers);
  expect(await decide(token)).toBe('link-invalid');
  expect(await state()).toBe('withdrawn');
});

test.each(['role', 'membership', 'account'])('it is invalid when the approver loses the right: %s', async (what) => {
  const { token } = await aMailedOrder();
  const { id } = world.ebba;
  if (what === 'membership') await shop.db.deleteFrom('customer_company').where('customer_id', '=', id).execute();
  else
    await shop.db
      .updateTable('account')
      .set(what === 'role' ? { role_id: roles.user } : { is_active: false })
      .where('customer_id', '=', id)
      .execute();
  expect(await open(token)).toBe('link-invalid');
  expect(await decide(token)).toBe('link-invalid');
  expect(await state()).toBe('waiting');
});

test.each([
  ['does not allow it any more', { key: 'DecideByMail', value: 'false' }],
  ['has lowered the amount', { key: 'DecideByMailLimit', value: '100' }],
])('it is invalid when the company %s', async (_, setting) => {
  const { token } = await aMailedOrder();
  const staff = aVisit({ claims: someClaims({ storm_role: roles.internal, tasks: ['customers'] }) });
  const changed = await changeCompanySettings(
    shop,
    staff,
    { companyId: world.company.id, settings: [setting] },
    async () => ok(undefined),
  );
  expect(changed.ok).toBe(true);
  expect(await decide(token)).toBe('link-invalid');
  expect(await state()).toBe('waiting');
});

test('there is no link if the company does not allow it, or if the order is above the amount', async () => {
  expect((await aMailedOrder({})).token).toBe('');
  shop = await openSendingShop();
  app = openTestApp(shop);
  const { mails } = await aMailedOrder({ ...byMail, DecideByMailLimit: '100' });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain('token=');
});

test('the mail shows the rows, without hidden prices', async () => {
  const { mails } = await aMailedOrder({ ...byMail, HidePrice: 'true' });
  expect(mails[0]?.to).toBe('ebba@bygg.example');
  expect(mails[0]?.text).toMatch(/companyPendingOrder/);
  expect(mails[0]?.text).not.toMatch(/kr|SEK/);
  expect(mails[0]?.html).not.toMatch(/\d kr/);
});

test('an invented token opens nothing, and guessing is limited', async () => {
  const { token } = await aMailedOrder();
  expect(await open('')).toBe('link-invalid');
  for (let guess = 0; guess < 60; guess += 1) await open(`guess-${guess}`, '203.0.113.9');
  expect(await open(token, '203.0.113.9')).toBe('too-many-requests');
  expect(await open(token, '192.0.2.8')).toBe('open');
});

test('the database does not contain the token, and the links of a person are exported and removed with the account', async () => {
  const { orderId, token } = await aMailedOrder();
  const rows = await shop.db.selectFrom('decision_link').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(await readLinksOf(shop.db, world.ebba.id)).toMatchObject([{ orderId, used: null }]);
  await removeDecisionLinksOf(shop.db, world.ebba.id);
  expect(await open(token)).toBe('link-invalid');
});
