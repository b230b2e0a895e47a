import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { SendAnswer } from '#modules/checkout/send-answer.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { aBuyer, aGuest, comeBack, complete, factsOf, pay, send, startSending, stopAt } from './sending-client.ts';
import { aWorld, databases, type World } from './sending-world.ts';

type Stage = {
  readonly where: string;
  readonly stage: string;
  readonly who: 'guest' | 'company';
  readonly mails?: number;
};

/** Each case ends with kill -9; independent stages hang at the same time. */
const kills: readonly { readonly stages: readonly Stage[]; readonly isBackLater: boolean }[] = [
  {
    stages: [{ where: 'before an order on account is committed', stage: 'before-commit', who: 'company' }],
    isBackLater: false,
  },
  {
    stages: [{ where: 'before a payment is committed', stage: 'before-commit', who: 'guest' }],
    isBackLater: false,
  },
  {
    stages: [
      { where: 'during the capture', stage: 'during-capture', who: 'guest' },
      { where: 'before the mail', stage: 'before-mail', who: 'company' },
      { where: 'after the commit, before it is known where to pay', stage: 'after-commit', who: 'guest' },
    ],
    isBackLater: true,
  },
  {
    stages: [
      { where: 'between the mail server’s yes and our record of it', stage: 'after-mail', who: 'company', mails: 2 },
    ],
    isBackLater: true,
  },
];

/** Longer than the lease of a delivery. */
const laterMs = 61_000;

const settled = {
  company: { payment_state: 'Default', captured_at: null, provider: null },
  guest: { payment_state: 'Confirmed', captured_at: expect.any(String), provider: 'captured' },
};

/** Five starts of a shop, on a machine that may be busy. */
const withinMs = 300_000;

test.each(databases)(
  'on %s, killed at any stage, sent twice, from two tabs, cut off: every cart becomes one order, with its stock and one mail',
  async (database) => {
    const smtp = await startSmtpServer();
    const world = await aWorld(database);
    const settings = { ...world.settings, SMTP_URL: smtp.url };
    const sent = new Map<string, Stage>();
    let lateMs = 0;
    let shop = await startSending(settings);
    for (const { stages, isBackLater } of kills) {
      const begun = [];
      for (const one of stages) {
        const sender = await (one.who === 'guest' ? aGuest(shop.port) : aBuyer(shop.port, world));
        await stopAt(shop.port, one.stage);
        begun.push({ one, sender, cutOff: complete(shop.port, sender).catch((error: unknown) => error) });
        await shop.child.says(`hung ${one.stage}`);
      }
      await shop.child.kill();
      lateMs += isBackLater ? laterMs : 0;
      shop = await startSending(settings, lateMs);
      for (const { one, sender, cutOff } of begun) {
        await cutOff;
        sent.set((await complete(shop.port, sender)).orderId, one);
      }
      await expectOnce(shop.port, sent, smtp.received);
    }
    await sendAsPeopleDo(shop.port, world, sent);
    await expectOnce(shop.port, sent, smtp.received);
  },
  withinMs,
);

/** Everything that was sent exists once, and nothing else. */
async function expectOnce(port: string, sent: ReadonlyMap<string, Stage>, mails: readonly Buffer[]): Promise<void> {
  const { orders, sessions, onHand } = await factsOf(port);
  const received = await Promise.all(mails.map((mail) => PostalMime.parse(mail)));
  const found = [...sent].map(([id, { where }]) => {
    const ids = received.flatMap(({ messageId = '' }) => (messageId.includes(id) ? messageId : []));
    return { where, order: orders.find((order) => order.id === id), mails: ids.length, messages: new Set(ids).size };
  });
  const wanted = [...sent].map(([id, { where, who, mails: allowed = 1 }]) => ({
    where,
    order: { id, status: 100, placed_at: expect.any(String), given_up_at: null, ...settled[who] },
    mails: allowed,
    messages: 1,
  }));
  expect(found).toEqual(wanted);
  expect(orders).toHaveLength(sent.size);
  expect(sessions).toBe([...sent.values()].filter(({ who }) => who === 'guest').length);
  expect(onHand).toEqual({ [trousers]: 20 - sent.size, [gloves]: 100 - 10 * sent.size });
}

const orderIdOf = ({ body }: { body: unknown }) => (body as SendAnswer).orderId;

async function sendAsPeopleDo(port: string, world: World, sent: Map<string, Stage>): Promise<void> {
  const note = (where: string, who: Stage['who'], id: string) => sent.set(id, { where, stage: '', who });
  await stopAt(port, 'slowly');

  const clicking = await aBuyer(port, world);
  const [click, another] = await Promise.all([send(port, clicking, 'click'), send(port, clicking, 'click')]);
  expect([click.status, another.status]).toEqual([200, 200]);
  expect(another.body).toEqual(click.body);
  note('clicked twice', 'company', orderIdOf(click));

  const inTabs = await aBuyer(port, world);
  const keys = ['one tab', 'another tab'] as const;
  const tabs = await Promise.all(keys.map(async (key) => ({ key, ...(await send(port, inTabs, key)) })));
  const [taken, late] = tabs.toSorted((a, b) => a.status - b.status);
  expect(taken).toMatchObject({ status: 200 });
  expect(late).toMatchObject({ status: 409, body: { orderCode: 37 } });
  expect(await send(port, inTabs, late?.key ?? '')).toMatchObject({ status: 409, body: { orderCode: 38 } });
  note('two tabs', 'company', orderIdOf(taken ?? { body: {} }));

  const cutOff = await aBuyer(port, world);
  const cut = send(port, cutOff, 'cut', (request) => void pause(100).then(() => request.destroy()));
  await expect(cut).rejects.toThrow('socket hang up');
  const again = await send(port, cutOff, 'cut');
  expect(again.status).toBe(200);
  note('the line was cut', 'company', orderIdOf(again));

  const order = (await send(port, await aGuest(port), 'paid')).body as SendAnswer;
  const sessionId = order.payment?.sessionId ?? '';
  await pay(port, sessionId);
  // The provider notifies by itself, a second or two later, and the buyer returns only then.
  await expect
    .poll(async () => (await factsOf(port)).orders.find(({ id }) => id === order.orderId), { timeout: 30_000 })
    .toMatchObject({ payment_state: 'Confirmed' });
  expect(await comeBack(port, order, sessionId)).toMatchObject({ status: 200, body: { paymentState: 'Confirmed' } });
  note('told before the buyer was back', 'guest', order.orderId);
}
