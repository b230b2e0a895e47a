import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { gloves, trousers } from '#tests/build/goods.ts';
import { startChild } from '#tests/setup/child.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { aBuyer, aGuest, complete, factsOf } from './sending-client.ts';
import { aWorld, databases, type World } from './sending-world.ts';

type Stage = {
  readonly where: string;
  readonly role: string;
  readonly who: 'guest' | 'company';
  /** The shop is back only when nothing is the dead process's own any more. */
  readonly when?: 'later';
  readonly mails?: number;
};

const stages: readonly Stage[] = [
  { where: 'before an order on account is committed', role: 'before-commit', who: 'company' },
  { where: 'before a payment is committed', role: 'before-commit', who: 'guest' },
  { where: 'after the commit, before the payment can begin', role: 'after-commit', who: 'guest' },
  { where: 'before the mail', role: 'before-mail', who: 'company', when: 'later' },
  { where: 'between the mail server’s yes and our record of it', role: 'after-mail', who: 'company', when: 'later', mails: 2 },
  { where: 'during the capture', role: 'during-capture', who: 'guest', when: 'later' },
];

async function start(role: string, when: string, settings: Record<string, string>) {
  const child = startChild('send-process.ts', [role, when, JSON.stringify(settings)]);
  return { child, port: (await child.says('ready ')).slice('ready '.length) };
}

const aSender = (who: Stage['who'], port: string, world: World) => (who === 'guest' ? aGuest(port) : aBuyer(port, world));

describe.each(databases)('on %s, killed', (database) => {
  test.each(stages)('$where: sent again, it is one order, one payment, one mail', async ({ role, who, when, mails = 1 }) => {
    const smtp = await startSmtpServer();
    const world = await aWorld(database);
    const settings = { ...world.settings, SMTP_URL: smtp.url };
    const first = await start(role, 'now', settings);
    const sender = await aSender(who, first.port, world);
    const cut = complete(first.port, sender).then(
      ({ orderNo }) => orderNo,
      () => undefined,
    );
    await first.child.says('hung');
    await first.child.kill();
    const before = await cut;

    const second = await start('plain', when ?? 'now', settings);
    const { orderId, orderNo } = await complete(second.port, sender);
    if (before !== undefined) expect(orderNo).toBe(before);
    const { orders, rows, onHand, payments, simulated } = await factsOf(second.port);
    const paymentState = who === 'guest' ? 'Confirmed' : 'Default';
    expect(orders).toMatchObject([
      { id: orderId, payment_state: paymentState, status: 100, placed_at: expect.any(String), released_at: null },
    ]);
    expect(onHand).toEqual({ [trousers]: 8, [gloves]: 90 });
    expect(rows.toSorted((a, b) => a.taken - b.taken)).toEqual([
      { sku: trousers, taken: 2 },
      { sku: gloves, taken: 10 },
    ]);
    const paid = who === 'guest' ? [{ captured_at: expect.any(String) }] : [];
    expect(payments).toMatchObject(paid);
    expect(simulated).toMatchObject(paid.map(() => ({ state: 'captured' })));
    const received = await Promise.all(smtp.received.map((mail) => PostalMime.parse(mail)));
    expect(received).toHaveLength(mails);
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(received[0]?.messageId).toContain(orderId);
  });
});
