import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { gloves, trousers } from '#tests/build/goods.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { aBuyer, aGuest, complete, factsOf, startSending, stopAt } from './sending-client.ts';
import { aWorld, databases } from './sending-world.ts';

type Stage = {
  readonly where: string;
  readonly stage: string;
  readonly who: 'guest' | 'company';
  /** The shop is back only when nothing is the dead process's own any more. */
  readonly isBackLater?: boolean;
  readonly mails?: number;
};

const stages: readonly Stage[] = [
  { where: 'before an order on account is committed', stage: 'before-commit', who: 'company' },
  { where: 'before a payment is committed', stage: 'before-commit', who: 'guest' },
  { where: 'after the commit, before it is known where to pay', stage: 'after-commit', who: 'guest' },
  { where: 'before the mail', stage: 'before-mail', who: 'company', isBackLater: true },
  {
    where: 'between the mail server’s yes and our record of it',
    stage: 'after-mail',
    who: 'company',
    isBackLater: true,
    mails: 2,
  },
  { where: 'during the capture', stage: 'during-capture', who: 'guest', isBackLater: true },
];

/** Longer than anything that is being delivered is anybody's own. */
const laterMs = 61_000;

const settled = {
  company: { payment_state: 'Default', captured_at: null, provider: null },
  guest: { payment_state: 'Confirmed', captured_at: expect.any(String), provider: 'captured' },
};

/** Seven starts of a shop, on a machine that may be busy. */
const withinMs = 300_000;

test.each(databases)(
  'on %s, killed at any stage and sent again: one order, its stock, one payment, one mail',
  async (database) => {
    const smtp = await startSmtpServer();
    const world = await aWorld(database);
    const settings = { ...world.settings, SMTP_URL: smtp.url };
    const mailsOf = async (orderId: string) =>
      (await Promise.all(smtp.received.map((mail) => PostalMime.parse(mail)))).filter(({ messageId }) =>
        messageId?.includes(orderId),
      );
    let lateMs = 0;
    let shop = await startSending(settings);
    for (const [at, { where, stage, who, isBackLater = false, mails = 1 }] of stages.entries()) {
      const sender = await (who === 'guest' ? aGuest(shop.port) : aBuyer(shop.port, world));
      await stopAt(shop.port, stage);
      const cutOff = complete(shop.port, sender).catch((error: unknown) => error);
      await shop.child.says('hung');
      await shop.child.kill();
      await cutOff;

      lateMs += isBackLater ? laterMs : 0;
      shop = await startSending(settings, lateMs);
      const { orderId } = await complete(shop.port, sender);
      const { orders, sessions, onHand } = await factsOf(shop.port);
      expect(orders, where).toHaveLength(at + 1);
      expect(orders.at(-1), where).toEqual({
        id: orderId,
        status: 100,
        placed_at: expect.any(String),
        released_at: null,
        ...settled[who],
      });
      expect(onHand, where).toEqual({ [trousers]: 10 - orders.length, [gloves]: 100 - 10 * orders.length });
      expect(sessions, where).toBe(stages.slice(0, at + 1).filter((one) => one.who === 'guest').length);
      const received = await mailsOf(orderId);
      expect(received, where).toHaveLength(mails);
      expect(new Set(received.map(({ messageId }) => messageId)).size, where).toBe(1);
    }
    expect(smtp.received).toHaveLength(stages.reduce((sum, { mails = 1 }) => sum + mails, 0));
  },
  withinMs,
);
