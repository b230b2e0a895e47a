import { beforeEach, expect, test } from 'vitest';
import { createOutbox } from '#platform/events/events.server.ts';
import type { Mail } from '#platform/mail/mail.server.ts';
import { subscriptions } from '#server/subscriptions.ts';
import { anApprovalWorld } from '#tests/build/approval-world.ts';
import { openSendingShop, type SendingShop } from '#tests/build/sending.ts';
import { openTestApp } from '#tests/setup/test-app.ts';
import { mailDigest } from './mail-digest.server.ts';

type Message = Parameters<Mail['send']>[0];

let shop: SendingShop;
let world: Awaited<ReturnType<typeof anApprovalWorld>>;
/** What the mail server does with a message before it takes it. */
let server: (message: Message) => Promise<void>;
let taken: string[];
let outbox: ReturnType<typeof createOutbox>;

const minuteMs = 60_000;

beforeEach(async () => {
  server = async () => {};
  taken = [];
  const opened = await openSendingShop();
  const mail: Mail = {
    send: async (message) => {
      await server(message);
      taken.push(`${message.to}: ${message.subject}`);
    },
  };
  const events = { publish: (...all: Parameters<typeof outbox.publish>) => outbox.publish(...all) };
  const { db, clock, log } = opened;
  outbox = createOutbox({ db, clock, log, subscribers: subscriptions({ ...opened, mail, events }) });
  shop = Object.assign(opened, { mail, events: outbox });
  world = await anApprovalWorld(shop, openTestApp(shop), {
    ApproverMode: 'AttestantPerCompany',
    ApprovalDigest: 'true',
  });
});

const away = async () => {
  throw new Error('the mail server does not answer');
};

const decide = async (orderId: string) => {
  const { status, body } = await world.call('PUT', `/api/order/orders/${orderId}/confirm`, await world.ebba.signIn());
  return [status, body.state];
};

test('a decision is answered while the mail server hangs, and its mail follows once', async () => {
  const { orderId, orderNo } = await world.order();
  await outbox.deliverDue();
  taken.length = 0;
  let letGo = () => {};
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const hanging = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server = () => {
    isAsked();
    return hanging;
  };
  expect(await decide(orderId)).toEqual([200, 'approved']);
  const delivering = outbox.deliverDue();
  await asked;
  // The server still has the mail; the decision stands and is answered again.
  expect(await decide(orderId)).toEqual([200, 'approved']);
  expect(taken).toEqual([]);
  letGo();
  await delivering;
  await outbox.deliverDue();
  expect(taken).toEqual([`eva@home.example: Din beställning ${orderNo}`]);
});

test('a decision is answered while the mail server fails, and its mail is sent later, once', async () => {
  const { orderId, orderNo } = await world.order();
  await outbox.deliverDue();
  taken.length = 0;
  server = away;
  expect(await decide(orderId)).toEqual([200, 'approved']);
  await outbox.deliverDue();
  expect(taken).toEqual([]);
  server = async () => {};
  for (let at = 0; at < 3; at += 1) {
    shop.clock.moveBy(10 * minuteMs);
    await outbox.deliverDue();
  }
  expect(taken).toEqual([`eva@home.example: Din beställning ${orderNo}`]);
});

test('if the mail reaches one approver and not the other, only the other gets it again', async () => {
  server = async ({ to }) => (to === world.ebba.email ? away() : undefined);
  const { orderNo } = await world.order();
  await outbox.deliverDue();
  const question = `Beställning ${orderNo} väntar på ditt beslut`;
  const questions = () => taken.filter((text) => !text.startsWith('eva')).toSorted();
  expect(questions()).toEqual([`nils@bygg.example: ${question}`]);
  server = async () => {};
  for (let at = 0; at < 3; at += 1) {
    shop.clock.moveBy(10 * minuteMs);
    await outbox.deliverDue();
  }
  expect(questions()).toEqual([`ebba@bygg.example: ${question}`, `nils@bygg.example: ${question}`]);
});

test('a digest that could not be sent to one person goes to the others, and to that person when the job is tried again', async () => {
  await world.order();
  const hrefOf = (page: string, language: string) => `/${language}/${page}`;
  const digest = () => mailDigest(shop, hrefOf, shop.clock.now());
  server = async ({ to }) => (to === world.ebba.email ? away() : undefined);
  await expect(digest()).rejects.toThrow('the mail server does not answer');
  expect(taken.map((text) => text.split(':')[0])).toEqual(['nils@bygg.example']);
  server = async () => {};
  expect([await digest(), await digest()]).toEqual([1, 0]);
  expect(taken.map((text) => text.split(':')[0])).toEqual(['nils@bygg.example', 'ebba@bygg.example']);
});
