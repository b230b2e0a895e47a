import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { type Language, languages } from '#core/locale.ts';
import { roles } from '#modules/auth/roles.ts';
import { sealOrder } from '#modules/order/order-link.server.ts';
import { answerMessage, writeMessage } from '#modules/order-message/write-message.server.ts';
import { anOpenOrder, openOrderPayable } from '#tests/build/fulfilment.ts';
import { aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openPayingShop, type PayingShop } from '#tests/setup/paying-shop.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import type { ReturnedRow, ReturnKind } from '../fulfilment/order-return.ts';
import { insertReturn } from '../fulfilment/return-store.server.ts';
import { marketList } from '../market/markets.ts';
import { orderProgressed } from '../order/order-events.ts';
import type { Visit } from '../visit.ts';
import { decideReturn } from './decide-return.server.ts';
import { withdraw } from './withdraw.server.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: PayingShop;
let staff: Visit;
const card = { paymentMethodId: 168, paymentState: 'Confirmed' } as const;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openPayingShop({ SMTP_URL: smtp.url });
  const { id } = await aPerson().save(shop.db);
  staff = aVisit({ claims: someClaims({ storm_role: roles.internal, customer_id: id }) });
});

const mails = async () => {
  await shop.events.deliverDue();
  return Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
};

/** An order that was paid by card. */
async function aPaidOrder(facts: Parameters<typeof anOpenOrder>[1] = {}) {
  const made = await anOpenOrder(shop, { ...card, ...facts });
  const at = shop.clock.now();
  const paid = { provider: 'simulator', kind: 'card', amount: openOrderPayable, currency: 'SEK' } as const;
  await shop.db
    .insertInto('payment')
    .values({ order_id: made.id, ...paid, reference: `P-${made.id}`, authorised_at: at, captured_at: at })
    .execute();
  return made;
}

const trousersBack: readonly ReturnedRow[] = [{ rowNumber: 100, quantity: 2, reason: 'too-small' }];

async function ask(orderId: string, rows = trousersBack, kind: ReturnKind = 'return') {
  const id = randomUUID();
  await insertReturn(shop.db, { id, orderId, rows, kind, comment: '', askedAt: shop.clock.now(), askedBy: undefined });
  return id;
}

async function decide(
  orderId: string,
  state: 'accepted' | 'refused',
  answer: string,
  ...asked: [rows?: readonly ReturnedRow[], kind?: ReturnKind]
) {
  const returnId = await ask(orderId, ...asked);
  expect(await decideReturn(shop, staff, { returnId, state, answer })).toMatchObject({ ok: true });
  return returnId;
}

test('N18 the buyer gets a mail about an accepted return, with its goods and the refund', async () => {
  const { id, orderNo } = await aPaidOrder();
  const returnId = await decide(id, 'accepted', '');
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: `Returen för beställning ${orderNo} är godkänd`,
    messageId: `<order-${id}-return-${returnId}@se.localhost>`,
    to: [{ address: 'eva@home.example' }],
  });
  for (const words of ['I returen', 'Trousers', 'Antal: 2', 'får du tillbaka']) expect(mail?.text).toContain(words);
  expect(mail?.text).not.toContain('Vi skriver');
  expect(mail?.html).toContain('href="http://se.localhost:3000/sv/bestallning/status?o=');
});

test('N18 an order on account is credited; a refusal has its reason and mentions no refund', async () => {
  const { id } = await anOpenOrder(shop);
  await decide(id, 'accepted', 'Send it <soon>\nplease');
  await decide(id, 'refused', 'It was worn');
  const [accepted, refused] = await mails();
  expect(accepted?.text).toContain('krediteras');
  expect(accepted?.text).toContain('Send it <soon>\nplease');
  expect(accepted?.html).toContain('Send it &lt;soon&gt;<br>please');
  expect(refused?.text).toContain('Vi skriver:\nIt was worn');
  expect(refused?.text).not.toMatch(/krediteras|får du tillbaka/);
});

const replacementOf = (pieces: number) => ({ rowNumber: 100, sku: 'x', colour: '01', size: 'C52', pieces });
const none = { amount: 0, currency: 'SEK' };
const nothing = JSON.stringify({ goodsNet: none, freightNet: none, taxes: [], rounding: none, paid: none });
const promised = /krediteras|får du tillbaka|betalar inte|debiteras inte/;

test.each([card, {}])(
  'N18 an accepted exchange mentions a refund only for goods that are not replaced: %o',
  async (paid) => {
    const { id } = await (paid === card ? aPaidOrder() : anOpenOrder(shop));
    const returned = { rowNumber: 100, quantity: 1, reason: 'too-small' } as const;
    await decide(id, 'accepted', '', [{ ...returned, replacement: replacementOf(1) }]);
    await decide(id, 'accepted', '', [{ ...returned, replacement: replacementOf(0) }]);
    const [exchanged, ended] = await mails();
    expect(exchanged?.text).toContain('Trousers');
    expect(exchanged?.text).not.toMatch(promised);
    expect(ended?.text).toMatch(promised);
  },
);

test('N18 a withdrawal before dispatch says that the money is refunded', async () => {
  const { id } = await aPaidOrder();
  await decide(id, 'accepted', '', [{ rowNumber: 100, quantity: 3, reason: 'not-wanted' }], 'withdrawal');
  const [mail] = await mails();
  expect(mail?.text).toContain('får du tillbaka');
});

test.each(['asked', 'refused', 'accepted'] as const)(
  'N18 for a replacement, a refund is mentioned only if the return of the first goods is accepted: %s',
  async (state) => {
    const { id: orderId, orderNo } = await aPaidOrder();
    const returnId = state === 'asked' ? await ask(orderId) : await decide(orderId, state, '');
    const { id } = await anOpenOrder(shop, { ...card, exchange: { orderId, orderNo, returnId } });
    await decide(id, 'accepted', '');
    const payload = { orderId: id, from: 100, to: 100, denied: [{ rowNumber: 200, quantity: 1 }], isMoneyBack: true };
    await shop.events.publish(shop.db, { name: orderProgressed, key: id, payload });
    const told = (await mails()).filter(({ messageId }) => messageId?.includes(id));
    expect(told.map(({ text }) => promised.test(text ?? ''))).toEqual([state === 'accepted', state === 'accepted']);
  },
);

test('N18 no refund is mentioned if it was made before, or if the shop has no payment', async () => {
  const { id } = await aPaidOrder();
  await decide(id, 'accepted', '', [{ rowNumber: 100, quantity: 3, reason: 'faulty' }]);
  await shop.db.updateTable('order_return').set({ given_back: nothing }).execute();
  const { id: unpaid } = await anOpenOrder(shop, card);
  await decide(unpaid, 'accepted', '');
  const sent = await mails();
  expect(sent.map(({ text }) => [text?.includes('Trousers'), promised.test(text ?? '')])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('N18 a withdrawal is confirmed by mail with its articles and the time at which it was received', async () => {
  const { id, orderNo } = await anOpenOrder(shop, card);
  const way = { link: sealOrder(shop.env, id) };
  const visit = aVisit({ now: new Date('2026-03-04T10:15:00Z') });
  const withdrawalId = randomUUID();
  const rows = [{ rowNumber: 100, quantity: 2 }];
  for (const _ of [1, 2])
    expect(await withdraw(shop, visit, { way, id: withdrawalId, rows })).toMatchObject({ ok: true });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: `Bekräftelse på din ånger, beställning ${orderNo}`,
    messageId: `<order-${id}-withdrawal-${withdrawalId}@se.localhost>`,
    to: [{ address: 'eva@home.example' }],
  });
  for (const words of ['Mottaget: 4 mars 2026 11:15', 'Trousers', 'Antal: 2']) expect(mail?.text).toContain(words);
});

test('N18 an answer of staff is mailed once, messages of buyers are not', async () => {
  const { id, orderNo } = await anOpenOrder(shop);
  const answer = { orderId: id, id: randomUUID(), body: 'It leaves on Monday.' };
  const way = { link: sealOrder(shop.env, id) };
  expect(await writeMessage(shop, aVisit(), { way, id: randomUUID(), body: 'When?' })).toMatchObject({ ok: true });
  await answerMessage(shop, staff, answer);
  await answerMessage(shop, staff, answer);
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    subject: `Svar om beställning ${orderNo}`,
    messageId: `<order-${id}-answer-${answer.id}@se.localhost>`,
  });
  expect(mail?.text).toContain('It leaves on Monday.');
});

test.each(languages)('N18 in %s every word is there, in its own language', async (language: Language) => {
  const marketId = marketList.find((market) => market.languages.includes(language))?.marketId ?? 0;
  const { id } = await anOpenOrder(shop, { language, marketId });
  await decide(id, 'accepted', 'x');
  await decide(id, 'refused', 'x');
  await answerMessage(shop, staff, { orderId: id, id: randomUUID(), body: 'x' });
  const sent = await mails();
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(3);
  for (const { subject, text, html } of sent)
    for (const body of [subject, text, html])
      expect(body).not.toMatch(/(return-accepted|return-refused|answered)\.[a-z]|inReturn|\bsaid\b|\bcredited:/);
});
