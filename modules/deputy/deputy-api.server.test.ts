import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { anApprovalWorld, keptMails } from '#tests/build/approval-world.ts';
import { aCompany } from '#tests/build/company.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { createApproverMailer } from '../approval-mail/mail-approvers.server.ts';
import { roles } from '../auth/roles.ts';
import { readDecision } from '../pending-order/read-decision.server.ts';
import { readDeputiesOf, removeDeputiesOf } from './deputies-of-person.server.ts';
import { nameDeputy } from './name-deputy.server.ts';

let shop: SendingShop;
let app: TestApp;
let world: Awaited<ReturnType<typeof anApprovalWorld>>;

beforeEach(async () => {
  shop = await openSendingShop();
  app = openTestApp(shop);
  world = await anApprovalWorld(shop, app);
});

const dayMs = 86_400_000;
const path = '/api/order/deputies';

/** The shop's clock is set to 16 November 2026. */
const named = (deputyId: number, from = '2026-11-16', to = '2026-11-18') => ({ deputyId, from, to });

const name = async (body: unknown, who = world.ebba) => {
  const answer = await world.call('POST', path, await who.signIn(), body);
  return [answer.status, answer.body.code ?? answer.body.deputyId];
};

const confirm = async (orderId: string, who = world.nils) => {
  const answer = await world.call('PUT', `/api/order/orders/${orderId}/confirm`, await who.signIn());
  return [answer.status, answer.body.code ?? answer.body.state];
};

test('a deputy decides for the approver, and both steps are recorded', async () => {
  const { orderId } = await world.order();
  expect(await confirm(orderId)).toEqual([403, 'not-approver']);
  expect(await name(named(world.nils.id))).toEqual([200, world.nils.id]);
  const page = await readDecision(shop, world.nils.visit(), { orderId });
  expect(page).toMatchObject({
    value: { mayNot: undefined, deputies: [{ name: 'Nils Byggare', until: '2026-11-18' }] },
  });
  expect(await confirm(orderId)).toEqual([200, 'approved']);
  const entries = await shop.db
    .selectFrom('audit_entry')
    .select(['actor_id', 'action', 'after'])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    {
      actor_id: world.ebba.id,
      action: 'customer.deputy-named',
      after: { deputy: world.nils.id, from: '2026-11-16', to: '2026-11-18' },
    },
    { actor_id: world.nils.id, action: 'order.approved', after: { status: 300, approval: 'approved' } },
  ]);
});

test.each([
  ['before its first day', '2026-11-17', '2026-11-18', 0, [403, 'not-approver']],
  ['on its last day', '2026-11-16', '2026-11-18', 2, [200, 'approved']],
  ['after its last day', '2026-11-16', '2026-11-18', 3, [403, 'not-approver']],
])('%s', async (_, from, to, days, expected) => {
  const { orderId } = await world.order();
  await name(named(world.nils.id, from, to));
  shop.clock.moveBy(days * dayMs);
  expect(await confirm(orderId)).toEqual(expected);
});

test('a deputy who is no longer an admin, or has left, cannot decide; nor after the approver has ended it', async () => {
  const { orderId } = await world.order();
  await name(named(world.nils.id));
  const { db } = shop;
  await db.updateTable('account').set({ role_id: roles.user }).where('customer_id', '=', world.nils.id).execute();
  expect(await confirm(orderId)).toEqual([403, 'not-allowed']);
  const listed = await world.call('GET', path, await world.ebba.signIn());
  expect(listed.body.mine).toMatchObject([{ deputyName: 'Nils Byggare', isVoid: true }]);
  await db
    .updateTable('account')
    .set({ role_id: roles.customerAdmin })
    .where('customer_id', '=', world.nils.id)
    .execute();
  await db.deleteFrom('customer_company').where('customer_id', '=', world.nils.id).execute();
  expect(await confirm(orderId)).toEqual([403, 'not-allowed']);
  await db
    .insertInto('customer_company')
    .values({ customer_id: world.nils.id, company_id: world.company.id })
    .execute();
  const [{ id }] = listed.body.mine as [{ id: string }];
  expect((await world.call('DELETE', `${path}/${id}`, await world.nils.signIn())).status).toBe(404);
  expect((await world.call('DELETE', `${path}/${id}`, await world.ebba.signIn())).status).toBe(200);
  expect(await confirm(orderId)).toEqual([403, 'not-approver']);
});

test('a deputy cannot approve an order that they sent', async () => {
  const boss = await world.person('boss@bygg.example', 'Boss');
  await name(named(boss.id));
  const { orderId } = await world.order();
  await shop.db.updateTable('order_approval').set({ buyer_id: boss.id }).execute();
  expect(await confirm(orderId, boss)).toEqual([403, 'own-approval']);
});

test('only people who decide may name deputies, and only colleagues who decide', async () => {
  const other = await aCompany('Annan').save(shop.db);
  const plain = await world.person('plain@bygg.example', 'Plain', roles.user);
  const stranger = await world.person('stranger@annan.example', 'Stranger', roles.customerAdmin, other);
  expect(await name(named(world.nils.id), plain)).toEqual([403, 'not-allowed']);
  expect(await name(named(plain.id))).toEqual([404, 'deputy-not-found']);
  expect(await name(named(stranger.id))).toEqual([404, 'deputy-not-found']);
  expect(await name(named(world.ebba.id))).toEqual([404, 'deputy-not-found']);
  expect(await name(named(world.nils.id, '2026-11-18', '2026-11-17'))).toEqual([422, 'deputy-days-invalid']);
  expect(await name(named(world.nils.id, '2026-11-31'))).toEqual([422, 'invalid-input']);
  const asEbba = world.ebba.visit();
  const acting = { ...asEbba, claims: { ...asEbba.claims, acting: { by: 1, until: 4_000_000_000 } } };
  const days = { from: '2026-11-16' as CalendarDate, to: '2026-11-18' as CalendarDate };
  expect(await nameDeputy(shop, acting, { deputyId: world.nils.id, ...days })).toMatchObject({
    refusal: { code: 'not-while-acting' },
  });
  expect((await world.call('GET', path, {})).status).toBe(401);
  expect(await shop.db.selectFrom('approval_deputy').select('id').execute()).toEqual([]);
});

test('approver and deputy both get the mail of an order', async () => {
  const { orderId } = await world.order();
  await name(named(world.nils.id));
  await world.person('third@bygg.example', 'Third');
  const { mails, mail } = keptMails();
  const send = createApproverMailer({ ...shop, mail }, (page, language) => `/${language}/${page}`);
  await send({ eventId: randomUUID(), name: 'order-pending', key: orderId, payload: { orderId } } as never);
  expect(mails.map(({ to }) => to)).toEqual(['ebba@bygg.example', 'nils@bygg.example']);
});

test('a deputy who sees only a team also sees that of the approver, for the duration', async () => {
  const team = await aTeamWorld();
  const { orderId } = await team.order();
  const pending = async () => {
    const answer = await team.call('GET', '/api/order/orders/pending', await team.nils.signIn());
    return (answer.body.items as { id: string }[]).map(({ id }) => id);
  };
  expect(await pending()).toEqual([]);
  await team.call('POST', path, await team.ebba.signIn(), named(team.nils.id));
  expect(await pending()).toEqual([orderId]);
  shop.clock.moveBy(3 * dayMs);
  expect(await pending()).toEqual([]);
});

async function aTeamWorld() {
  shop = await openSendingShop();
  app = openTestApp(shop);
  return anApprovalWorld(shop, app, { UseCompanyTeam: 'true' });
}

test('both have it in their data export, and it is removed with the account of either', async () => {
  await name(named(world.nils.id));
  for (const { id } of [world.ebba, world.nils])
    expect(await readDeputiesOf(shop.db, id)).toMatchObject([{ approverId: world.ebba.id, deputyId: world.nils.id }]);
  await removeDeputiesOf(shop.db, world.nils.id);
  expect(await readDeputiesOf(shop.db, world.ebba.id)).toEqual([]);
});
