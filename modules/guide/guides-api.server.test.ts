import PostalMime from 'postal-mime';
import { beforeEach, expect, test } from 'vitest';
import { aGuide } from '#tests/build/guide.ts';
import { smallWorld } from '#tests/build/small-catalogue.ts';
import { bringFeed } from '#tests/setup/bring-feed.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { roles } from '../auth/roles.ts';

let shop: TestShop;
let app: TestApp;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url });
  app = openTestApp(shop);
  await bringFeed(shop, smallWorld());
});

const path = '/api/content/guides/craft-trousers';

async function call(method: string, body?: object, headers: Record<string, string> = {}, at = path) {
  const answer = body ? await app.json(at, method, body, headers) : await app.request(at, { method, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const put = async (body: object = { guide: aGuide() }, claims = {}) => call('PUT', body, await app.bearer(claims));
const mail = (body: object) => call('POST', body, {}, '/api/notifications/guides/craft-trousers/email');

test('E28 the guide answers with the next question, and with a result and products for all answers', async () => {
  expect((await put()).status).toBe(200);
  expect(await call('POST', { answers: { place: 'outdoors' } })).toEqual({
    status: 200,
    body: {
      isComplete: false,
      next: {
        id: 'cold',
        text: 'Is it cold?',
        options: [
          { id: 'yes', text: 'Yes' },
          { id: 'no', text: 'No' },
        ],
      },
      result: null,
    },
  });
  const done = await call('POST', { answers: { place: 'outdoors', cold: 'no' } });
  expect(done.body).toMatchObject({
    isComplete: true,
    next: null,
    result: { id: 'craft', title: 'Hantverksbyxor', text: 'With pockets for tools.' },
  });
  expect((done.body.result as { products: object[] }).products).toContainEqual(
    expect.objectContaining({ partNo: expect.stringMatching(/^10001110/) }),
  );
  const winter = await call('POST', { answers: { place: 'outdoors', cold: 'yes' } });
  expect(winter.body).toMatchObject({ result: { id: 'winter', products: [] } });
});

test('E28 an unknown guide is 404', async () => {
  expect((await call('GET')).status).toBe(404);
  expect(await call('POST', { answers: {} })).toMatchObject({ status: 404, body: { code: 'guide-not-found' } });
});

test('E28 only staff with the task content write a guide, based on its version', async () => {
  expect((await call('PUT', { guide: aGuide() })).status).toBe(401);
  expect((await put(undefined, { tasks: ['orders'] })).status).toBe(403);
  expect((await put(undefined, { storm_role: roles.administrator, company_id: 1 })).status).toBe(403);
  expect((await call('GET')).status).toBe(404);
  expect((await put({ guide: aGuide(), version: 0 })).body).toMatchObject({ title: 'Byxguiden', version: 1 });
  expect(await put({ guide: aGuide(), version: 0 })).toMatchObject({ status: 409, body: { code: 'guide-changed' } });
  expect((await put({ guide: aGuide({ results: [] }) })).status).toBe(422);
});

test('N14 finishing the guide with an e-mail causes one mail holding the result, and no address is kept', async () => {
  await put();
  const answers = { place: 'indoors' };
  expect(await mail({ answers: {}, emailAddress: 'kim@home.example' })).toMatchObject({
    status: 409,
    body: { code: 'guide-not-finished' },
  });
  expect((await mail({ answers, emailAddress: 'kim' })).status).toBe(422);
  expect(await mail({ answers, emailAddress: 'kim@home.example' })).toEqual({ status: 200, body: {} });
  expect(smtp.envelopes).toMatchObject([{ to: ['kim@home.example'] }]);
  const [sent] = await Promise.all(smtp.received.map((raw) => PostalMime.parse(raw)));
  expect(sent?.subject).toBe('Ditt resultat: Byxguiden');
  for (const body of [sent?.text, sent?.html])
    for (const words of [
      'Hantverksbyxor',
      'With pockets for tools.',
      '10001110',
      '/sv/guider/craft-trousers?place=indoors',
    ])
      expect(body).toContain(words);
  expect(await shop.db.selectFrom('outbox_event').selectAll().execute()).toEqual([]);
});

test('N14 mails are limited per hour', async () => {
  await put();
  const send = (to: string) => mail({ answers: { place: 'indoors' }, emailAddress: `${to}@home.example` });
  for (let count = 0; count < 10; count += 1) expect((await send(`kim${count}`)).status).toBe(200);
  expect((await send('kim')).status).toBe(429);
  expect(smtp.received).toHaveLength(10);
});

test('N14 an address gets at most three results a day', async () => {
  await put();
  const send = (to: string) => mail({ answers: { place: 'indoors' }, emailAddress: to });
  for (const to of ['kim@home.example', 'Kim@home.example', 'KIM@home.example'])
    expect((await send(to)).status).toBe(200);
  expect((await send('kim@home.example')).status).toBe(429);
  expect((await send('lee@home.example')).status).toBe(200);
});

test('E28 only staff with the task content list guides and read one with all its languages', async () => {
  await app.json('/api/content/guides/craft-trousers', 'PUT', { guide: aGuide() }, await app.bearer());
  const ask = async (path: string, headers: Record<string, string>) => app.request(`/api/content/${path}`, { headers });
  for (const path of ['guides', 'guides/craft-trousers/source']) {
    expect((await ask(path, {})).status).toBe(401);
    expect((await ask(path, await app.bearer({ storm_role: roles.administrator, company_id: 1 }))).status).toBe(403);
    expect((await ask(path, await app.bearer({ customer_id: 2, tasks: ['orders'] }))).status).toBe(403);
    expect((await ask(path, await app.bearer({ customer_id: 3, tasks: ['read-only'] }))).status).toBe(200);
  }
  const source = await (await ask('guides/craft-trousers/source', await app.bearer())).json();
  expect(source).toEqual({ version: 1, guide: aGuide() });
  expect((await ask('guides/nope/source', await app.bearer())).status).toBe(404);
});
