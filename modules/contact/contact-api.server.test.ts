import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { customerDeleted } from '#modules/account/account-events.ts';
import { roles } from '#modules/auth/roles.ts';
import type { MailMessage } from '#platform/mail/mail.server.ts';
import { aConsumer, aPerson } from '#tests/build/person.ts';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { contactAnswered } from './contact-events.ts';
import { contactMails } from './contact-mails.server.ts';
import { readContactOf } from './contact-of-person.server.ts';
import { addressKeyOf } from './contact-store.server.ts';
import { pruneMessages } from './prune-messages.server.ts';
import { sendMessage, stampContact } from './send-message.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const typed = {
  topic: 'product',
  name: 'Maja Ek',
  emailAddress: 'Maja@home.example',
  orderNo: '',
  body: 'Can the zip be\nreplaced?',
} as const;

type More = { email?: string; bait?: string; seconds?: number; from?: string; customerId?: number };

async function send({
  email = typed.emailAddress,
  bait = '',
  seconds = 30,
  from = '192.0.2.1',
  customerId,
}: More = {}) {
  const now = shop.clock.now();
  const stamp = stampContact(shop, { now: new Date(now.getTime() - seconds * 1000) });
  const claims = customerId === undefined ? undefined : someClaims({ customer_id: customerId, storm_role: roles.b2c });
  const visit = aVisit({ now, clientAddress: from, claims });
  const done = await sendMessage(shop, visit, { message: { ...typed, emailAddress: email }, stamp, bait });
  return done.ok ? 'ok' : done.refusal.code;
}

const base = '/api/notifications/contact-messages';
type Message = { id: string; state: string; body: string; emailAddress: string; answers: { body: string }[] };
const listed = async (state = 'waiting') => {
  const answer = await app.request(`${base}?state=${state}`, { headers: await app.bearer() });
  return ((await answer.json()) as { items: Message[] }).items;
};
const firstId = async () => (await listed())[0]?.id ?? '';
const answer = async (id: string, body: object, headers?: Record<string, string>) => {
  const sent = await app.json(`${base}/${id}/answers`, 'POST', body, headers ?? (await app.bearer()));
  return { status: sent.status, body: (await sent.json()) as Message };
};

async function sendMails() {
  const sent: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void sent.push(message) };
  const [subscriber] = contactMails({ ...shop, mail });
  const events = await shop.db.selectFrom('outbox_event').selectAll().where('name', '=', contactAnswered).execute();
  for (const { name, key, payload, occurred_at: occurredAt } of events)
    await subscriber?.handle({ eventId: randomUUID(), name, key, payload, occurredAt });
  return sent;
}

test('a visitor writes, staff answer, and the answer is mailed once with the message quoted', async () => {
  expect(await send()).toBe('ok');
  const id = await firstId();
  const written = { id: randomUUID(), body: 'Yes, send it to us.' };
  expect(await answer(id, written)).toMatchObject({ status: 200, body: { state: 'answered' } });
  expect(await answer(id, written)).toMatchObject({
    status: 200,
    body: { answers: [{ body: 'Yes, send it to us.' }] },
  });
  expect((await answer(id, { ...written, body: 'Something else.' })).status).toBe(422);
  const mails = await sendMails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['Maja@home.example', 'Svar på ditt meddelande till Yrke'],
  ]);
  expect(mails[0]?.text).toContain('Hej Maja Ek!\n\nYes, send it to us.');
  expect(mails[0]?.text).toContain('> Can the zip be\n> replaced?');
  expect(mails[0]?.messageId).toContain(written.id);
  expect([await listed(), (await listed('answered')).map(({ state }) => state)]).toEqual([[], ['answered']]);
});

test('markup in a message is text in the mail', async () => {
  const stamp = stampContact(shop, { now: new Date(shop.clock.now().getTime() - 30_000) });
  const message = { ...typed, name: '<b>x</b>', body: '<script>alert(1)</script>' };
  await sendMessage(shop, aVisit({ now: shop.clock.now() }), { message, stamp, bait: '' });
  await answer(await firstId(), { id: randomUUID(), body: 'No markup.' });
  const [mail] = await sendMails();
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail?.html).not.toMatch(/<script|<b>x/);
});

test('a form sent at once, a day too late or with a foreign stamp is refused; a filled-in trap stores nothing', async () => {
  expect(await send({ seconds: 3 })).toBe('form-too-fast');
  expect(await send({ seconds: 24 * 60 * 60 + 1 })).toBe('form-too-old');
  const foreign = await sendMessage(shop, aVisit({ now: shop.clock.now() }), {
    message: typed,
    stamp: 'x.y',
    bait: '',
  });
  expect(foreign).toMatchObject({ ok: false, refusal: { code: 'form-too-old' } });
  expect(await send({ bait: 'https://spam.example' })).toBe('ok');
  expect(await listed()).toEqual([]);
});

test('messages are limited per address and per network', async () => {
  const outcomes = [];
  for (let count = 0; count < 6; count += 1) outcomes.push(await send({ from: `192.0.2.${count + 10}` }));
  expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'try-later']);
  const others = [];
  for (let count = 0; count < 11; count += 1) others.push(await send({ email: `p${count}@home.example` }));
  expect(others.filter((one) => one === 'try-later')).toHaveLength(1);
});

test('only staff with the task customers read and answer messages', async () => {
  await send();
  const id = await firstId();
  const as = [
    {},
    await app.bearer({ storm_role: roles.b2c }),
    await app.bearer({ storm_role: roles.administrator, company_id: 1 }),
    await app.bearer({ customer_id: 2, tasks: ['content', 'orders', 'settings'] }),
  ];
  const statuses = [];
  for (const headers of as)
    statuses.push([
      (await app.request(base, { headers })).status,
      (await app.request(`${base}/${id}`, { headers })).status,
      (await answer(id, { id: randomUUID(), body: 'x' }, headers)).status,
      (await app.json(`${base}/${id}/state`, 'PUT', { state: 'closed' }, headers)).status,
    ]);
  expect(statuses).toEqual([
    [401, 401, 401, 401],
    [403, 403, 403, 403],
    [403, 403, 403, 403],
    [403, 403, 403, 403],
  ]);
  const reader = await app.bearer({ customer_id: 3, tasks: ['read-only'] });
  expect((await app.request(`${base}/${id}`, { headers: reader })).status).toBe(200);
  expect((await answer(id, { id: randomUUID(), body: 'x' }, reader)).status).toBe(403);
  expect((await answer(randomUUID(), { id: randomUUID(), body: 'x' })).status).toBe(404);
  expect((await answer(id, { id: randomUUID(), body: ' ' })).status).toBe(422);
});

test('a message is closed without an answer and opened again', async () => {
  await send();
  const id = await firstId();
  const put = async (state: string) =>
    ((await (await app.json(`${base}/${id}/state`, 'PUT', { state }, await app.bearer())).json()) as Message).state;
  expect(await put('closed')).toBe('closed');
  expect(await listed()).toEqual([]);
  expect(await put('waiting')).toBe('waiting');
  expect(await listed()).toHaveLength(1);
});

test('messages of a person are in their export, and erased with the account by id and by address', async () => {
  const eva = await aConsumer('eva@home.example').save(shop.db);
  const ola = await aPerson('ola@home.example').save(shop.db);
  await send({ email: 'other@home.example', customerId: eva.id });
  await send({ email: 'EVA@home.example' });
  await send({ email: 'ola@home.example' });
  const bodies = async (id: number) => (await readContactOf(shop.db, id)).messages.map((one) => one.emailAddress);
  expect(await bodies(eva.id)).toEqual(['other@home.example', 'EVA@home.example']);
  expect(await bodies(ola.id)).toEqual(['ola@home.example']);
  expect(shop.personalData.map(({ part }) => part)).toContain('contactMessages');
  const addressDigest = addressKeyOf('eva@home.example');
  const payload = { customerId: eva.id, addressDigest };
  await shop.events.publish(shop.db, { name: customerDeleted, key: `customer ${eva.id}`, payload });
  await shop.events.deliverDue();
  expect((await listed()).map(({ emailAddress }) => emailAddress)).toEqual(['ola@home.example']);
});

test('the export of a member of staff has the answers they wrote; later the answers stay without their name', async () => {
  const astrid = await aPerson('astrid@yrke.example').withRole(roles.internal).save(shop.db);
  await send();
  await answer(await firstId(), { id: randomUUID(), body: 'Yes.' }, await app.bearer({ customer_id: astrid.id }));
  expect((await readContactOf(shop.db, astrid.id)).answers.map(({ body }) => body)).toEqual(['Yes.']);
  const payload = { customerId: astrid.id };
  await shop.events.publish(shop.db, { name: customerDeleted, key: `customer ${astrid.id}`, payload });
  await shop.events.deliverDue();
  expect((await readContactOf(shop.db, astrid.id)).answers).toEqual([]);
  const kept = await shop.db.selectFrom('contact_answer').select(['body', 'written_by']).execute();
  expect(kept).toEqual([{ body: 'Yes.', written_by: null }]);
});

test('messages are removed 12 months after their end, and 24 months without an answer', async () => {
  await send({ email: 'waits@home.example' });
  await send({ email: 'answered@home.example' });
  const id = (await listed()).find(({ emailAddress }) => emailAddress === 'answered@home.example')?.id ?? '';
  await answer(id, { id: randomUUID(), body: 'Yes.' });
  const day = 86_400_000;
  const after = (days: number) => new Date(shop.clock.now().getTime() + days * day);
  expect(await pruneMessages(shop.db, after(360))).toBe(0);
  expect(await pruneMessages(shop.db, after(370))).toBe(1);
  expect((await listed()).map(({ emailAddress }) => emailAddress)).toEqual(['waits@home.example']);
  expect(await pruneMessages(shop.db, after(735))).toBe(1);
  expect(await shop.db.selectFrom('contact_answer').select('id').execute()).toEqual([]);
});
