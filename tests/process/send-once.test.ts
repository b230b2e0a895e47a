import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { SendAnswer } from '#modules/checkout/send-answer.ts';
import { gloves, trousers } from '#tests/build/goods.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { type Answer, aBuyer, aGuest, comeBack, factsOf, pay, send, startSending, stopAt } from './sending-client.ts';
import { aWorld, databases } from './sending-world.ts';

const orderIdOf = ({ body }: Answer) => (body as SendAnswer).orderId;

describe.each(databases)('on %s', (database) => {
  test('sent twice at once, from two tabs, over a line that is cut, paid before one is back: one order each', async () => {
    const smtp = await startSmtpServer();
    const world = await aWorld(database);
    const { port } = await startSending({ ...world.settings, SMTP_URL: smtp.url });
    await stopAt(port, 'slowly');

    const clicking = await aBuyer(port, world);
    const [click, another] = await Promise.all([send(port, clicking, 'click'), send(port, clicking, 'click')]);
    expect([click.status, another.status]).toEqual([200, 200]);
    expect(another.body).toEqual(click.body);

    const inTabs = await aBuyer(port, world);
    const tabs = await Promise.all([send(port, inTabs, 'one tab'), send(port, inTabs, 'another tab')]);
    const [late, sent] = tabs.toSorted((a, b) => b.status - a.status);
    expect(sent?.status).toBe(200);
    expect(late).toMatchObject({ status: 409, body: { orderCode: 37 } });
    const wrongKey = tabs[0] === sent ? 'another tab' : 'one tab';
    expect(await send(port, inTabs, wrongKey)).toMatchObject({ status: 409, body: { orderCode: 38 } });

    const cutOff = await aBuyer(port, world);
    const cut = send(port, cutOff, 'cut', (request) => void pause(100).then(() => request.destroy()));
    await expect(cut).rejects.toThrow('socket hang up');
    const again = await send(port, cutOff, 'cut');
    expect(again.status).toBe(200);

    const paying = await aGuest(port);
    const order = (await send(port, paying, 'paid')).body as SendAnswer;
    const sessionId = order.payment?.sessionId ?? '';
    await pay(port, sessionId);
    // The provider tells by itself, a second or two later.
    await expect
      .poll(async () => (await factsOf(port)).orders.at(-1), { timeout: 30_000 })
      .toMatchObject({ payment_state: 'Confirmed' });
    expect(await comeBack(port, order, sessionId)).toMatchObject({ status: 200, body: { paymentState: 'Confirmed' } });

    const { orders, onHand, sessions } = await factsOf(port);
    const ids = [click, sent, again].map((answer) => answer && orderIdOf(answer));
    expect(orders.map(({ id }) => id)).toEqual([...ids, order.orderId]);
    expect(onHand).toEqual({ [trousers]: 6, [gloves]: 60 });
    expect(sessions).toBe(1);
    expect(orders.at(-1)).toMatchObject({ provider: 'captured' });
    expect(smtp.received).toHaveLength(4);
  });
});
