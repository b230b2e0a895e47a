import { beforeEach, expect, test } from 'vitest';
import { anApprovalWorld, keptMails } from '#tests/build/approval-world.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { insertSteps } from '../approval-rules/step-store.server.ts';
import { readDecision } from '../pending-order/read-decision.server.ts';
import { approvalMailSubscriptions } from './approval-mail-subscriptions.server.ts';
import { mailDigest } from './mail-digest.server.ts';
import { remindApprovers } from './remind-approvers.server.ts';

let shop: SendingShop;
let app: TestApp;
let world: Awaited<ReturnType<typeof anApprovalWorld>>;

const hrefOf = (page: string, language: string) => `/${language}/${page}`;
const dayMs = 86_400_000;

async function open(settings: Record<string, string> = {}) {
  shop = await openSendingShop();
  app = openTestApp(shop);
  world = await anApprovalWorld(shop, app, settings);
}

beforeEach(() => open());

/** Moves the clock, runs the job, and answers the mails that follow. */
async function mailsAfter(days: number) {
  shop.clock.moveBy(days * dayMs);
  const seen = await shop.db.selectFrom('outbox_event').select('id').execute();
  await remindApprovers(shop, shop.clock.now());
  const { mails, mail } = keptMails();
  const events = await shop.db.selectFrom('outbox_event').selectAll().orderBy('id').execute();
  const handlers = approvalMailSubscriptions({ ...shop, mail }, hrefOf);
  for (const event of events.filter(({ id }) => !seen.some((one) => one.id === id)))
    for (const handler of handlers.filter(({ to }) => to === event.name))
      await handler.handle({ ...event, eventId: event.event_id } as never);
  return mails;
}

const after = async (days: number) => (await mailsAfter(days)).map(({ to, subject }) => `${to}: ${subject}`);

test('the approver is reminded once after 3 days, and after 7 the admins decide', async () => {
  const { orderId, orderNo } = await world.order();
  expect(await after(2)).toEqual([]);
  expect(await after(1)).toEqual([`ebba@bygg.example: Beställning ${orderNo} väntar fortfarande på ditt beslut`]);
  expect(await after(1)).toEqual([]);
  const nils = async () => {
    const headers = await world.nils.signIn();
    const { status, body } = await world.call('PUT', `/api/order/orders/${orderId}/confirm`, headers);
    return [status, body.code ?? body.state];
  };
  expect(await nils()).toEqual([403, 'not-approver']);
  expect(await after(3)).toEqual([
    `ebba@bygg.example: Beställning ${orderNo} väntar fortfarande på ditt beslut`,
    `nils@bygg.example: Beställning ${orderNo} är nu din att besluta om`,
  ]);
  expect(await after(5)).toEqual([]);
  expect(await readDecision(shop, world.nils.visit(), { orderId })).toMatchObject({
    value: { responsible: { who: 'admins', because: 'late' }, mayNot: undefined },
  });
  expect(await nils()).toEqual([200, 'approved']);
});

test('the next approver has a separate period, also after the admins decided for the first', async () => {
  const { orderId, orderNo } = await world.order();
  await insertSteps(shop.db, orderId, [
    { approverIds: [world.ebba.id], rule: undefined },
    { approverIds: [world.nils.id], rule: undefined },
  ]);
  await after(3);
  await after(4);
  const approved = await world.call('PUT', `/api/order/orders/${orderId}/confirm`, await world.ebba.signIn());
  expect(approved).toMatchObject({ status: 200, body: { state: 'waiting' } });
  expect(await readDecision(shop, world.nils.visit(), { orderId })).toMatchObject({
    value: { responsible: { who: 'approver', approverId: world.nils.id } },
  });
  expect(await after(2)).toEqual([]);
  expect(await after(1)).toEqual([`nils@bygg.example: Beställning ${orderNo} väntar fortfarande på ditt beslut`]);
  expect(await after(4)).toEqual([`nils@bygg.example: Beställning ${orderNo} väntar fortfarande på ditt beslut`]);
});

test('reminders, and the mails to those who decide instead, have the rows and the link that decides', async () => {
  await open({ DecideByMail: 'true', DecideByMailLimit: '99999' });
  await world.order();
  const mails = [...(await mailsAfter(3)), ...(await mailsAfter(4))];
  expect(mails.map(({ to }) => to)).toEqual(['ebba@bygg.example', 'ebba@bygg.example', 'nils@bygg.example']);
  for (const { text } of mails)
    expect(text).toMatch(/Trousers 1000[^]*decideOrder\?token=|decideOrder\?token=[^]*Trousers 1000/);
  expect(mails.map(({ text }) => /i (\d) dagar/.exec(text)?.[1])).toEqual(['3', '7', '7']);
});

test('the company’s numbers of days apply, and 0 means never', async () => {
  await open({ ApprovalReminderDays: '0', ApprovalEscalationDays: '10' });
  const { orderNo } = await world.order();
  expect(await after(9)).toEqual([]);
  expect((await after(1)).at(-1)).toBe(`nils@bygg.example: Beställning ${orderNo} är nu din att besluta om`);
  await open({ ApprovalReminderDays: '0', ApprovalEscalationDays: '0' });
  await world.order();
  expect(await after(300)).toEqual([]);
});

test('an order that was decided on needs no reminder', async () => {
  const { orderId } = await world.order();
  await world.call('PUT', `/api/order/orders/${orderId}/cancel?message=No`, world.olle.headers);
  expect(await after(10)).toEqual([]);
});

test('the weekly digest goes to those who decide, if the company wants it', async () => {
  const { mails, mail } = keptMails();
  await world.order();
  expect(await mailDigest({ ...shop, mail }, hrefOf, shop.clock.now())).toBe(0);
  await open({ ApprovalDigest: 'true' });
  await world.order();
  await world.order();
  shop.clock.moveBy(2 * dayMs);
  expect(await mailDigest({ ...shop, mail }, hrefOf, shop.clock.now())).toBe(1);
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'ebba@bygg.example: Beställningar som väntar på dig: 2',
  ]);
  expect(mails[0]?.text).toContain('Den äldsta har väntat i 2 dagar.');
});

test('the mails tell one day from several, and the digest also an order of today', () => {
  const facts = { orders: '2', orderNo: '7', buyer: 'Olle Ask' };
  const say = (key: string, days: number) => {
    const [domain = '', ...rest] = key.split('.');
    return shop.texts.say('en', domain, rest.join('.'), { ...facts, days });
  };
  expect(say('order.mail.reminder.text', 1)).toContain('Order 7 from Olle Ask has waited for your decision for 1 day.');
  expect(say('order.mail.reminder.text', 3)).toContain('for 3 days.');
  expect(say('order.mail.escalated.text', 1)).toContain('has waited for 1 day, and');
  expect([0, 1, 9].map((days) => say('mail.approvalDigest.text', days)?.split('. ')[1])).toEqual([
    'The oldest has waited for less than a day.',
    'The oldest has waited for 1 day.',
    'The oldest has waited for 9 days.',
  ]);
});

test('the digest goes to each approver of a step that any of several may give', async () => {
  await open({ ApprovalDigest: 'true' });
  const { mails, mail } = keptMails();
  const { orderId } = await world.order();
  await insertSteps(shop.db, orderId, [{ approverIds: [world.ebba.id, world.nils.id], rule: undefined }]);
  expect(await mailDigest({ ...shop, mail }, hrefOf, shop.clock.now())).toBe(2);
  expect(mails.map(({ to }) => to)).toEqual(['ebba@bygg.example', 'nils@bygg.example']);
});
