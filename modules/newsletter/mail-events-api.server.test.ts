import { beforeEach, expect, test } from 'vitest';
import { aVisit } from '#tests/build/visit.ts';
import { startSmtpServer } from '#tests/setup/smtp-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { confirm } from './confirm.server.ts';
import { sealPlace } from './newsletter-link.server.ts';
import { addressKeyOf } from './subscriber-store.server.ts';

const secret = 'a secret of the mail provider';
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  smtp = await startSmtpServer();
  shop = await openTestShop({ SMTP_URL: smtp.url, MAIL_EVENTS_SECRET: secret });
  app = openTestApp(shop);
});

const anEvent = { eventId: 'e1', kind: 'hard-bounce', emailAddress: 'Kim@home.example', at: '2026-11-18T10:00:00Z' };
const report = async (facts: object = {}, header: Record<string, string> = { 'yrke-secret': secret }) => {
  const sent = { events: [{ ...anEvent, ...facts }] };
  const answer = await app.json('/api/notifications/newsletter/mailevents', 'POST', sent, header);
  return { status: answer.status, body: await answer.json() };
};
const subscribe = async (marketId = 1) => {
  const tags = [
    { key: 'Newsletter', value: 'true' },
    { key: 'Source', value: 'Footer' },
  ];
  const sent = { emailAddress: 'kim@home.example', marketId, cultureCode: 'sv-SE', tags };
  const body = { ...sent, actionAfterSuccessfulCreate: 'None' };
  const answer = await app.json('/api/notifications/newsletter/subscribe', 'POST', body);
  await shop.events.deliverDue();
  return answer.status;
};
const addressKey = addressKeyOf('kim@home.example');
const blocks = () => shop.db.selectFrom('newsletter_block').select(['address_key', 'reason']).execute();
const states = async () =>
  (await shop.db.selectFrom('newsletter_subscriber').select('state').orderBy('market_id').execute()).map(
    (row) => row.state,
  );
const steps = async () =>
  (await shop.db.selectFrom('newsletter_consent').select(['market_id', 'what']).execute())
    .map(({ market_id, what }) => `${market_id} ${what}`)
    .toSorted();
const press = () => confirm(shop, aVisit(), { link: sealPlace(shop.env, 'confirm', { marketId: 1, addressKey }) });

test('a bounce blocks the address in all markets, with proof, and a repeated report changes nothing', async () => {
  await subscribe(1);
  await subscribe(2);
  expect(await report()).toEqual({ status: 200, body: { taken: 1, blocked: 1 } });
  expect(await report()).toEqual({ status: 200, body: { taken: 0, blocked: 0 } });
  expect(await report({ eventId: 'e2' })).toEqual({ status: 200, body: { taken: 1, blocked: 0 } });
  expect(await blocks()).toEqual([{ address_key: addressKey, reason: 'bounce' }]);
  expect(await steps()).toEqual(['1 asked', '1 bounced', '2 asked', '2 bounced']);
  expect(await shop.mailing.find({ marketId: 1, addressKey })).toBeUndefined();
});

test('only a caller with the secret can report, and nobody without the setting', async () => {
  const wrong = [{}, { 'yrke-secret': '' }, { 'yrke-secret': `${secret}x` }];
  for (const header of wrong) expect(await report({}, header)).toMatchObject({ status: 401 });
  expect((await report({}, await app.bearer())).status).toBe(401);
  expect(await blocks()).toEqual([]);
  app = openTestApp(await openTestShop());
  expect((await report()).status).toBe(404);
});

test('after a bounce a sign-up must be confirmed in every market, and the confirmation ends the block', async () => {
  await subscribe();
  await report();
  expect([await subscribe(), await states()]).toEqual([200, ['pending']]);
  expect(smtp.received).toHaveLength(1);
  expect((await press()).ok).toBe(true);
  expect([await blocks(), await states()]).toEqual([[], ['active']]);
  expect(await report()).toEqual({ status: 200, body: { taken: 0, blocked: 0 } });
  expect(await report({ eventId: 'e2', kind: 'soft-bounce' })).toEqual({ status: 200, body: { taken: 1, blocked: 0 } });
});

test('after a complaint an address gets no mail, and cannot be confirmed with an old link', async () => {
  await subscribe();
  await report();
  expect((await report({ eventId: 'e2', kind: 'complaint' })).body).toEqual({ taken: 1, blocked: 1 });
  await report({ eventId: 'e3', kind: 'hard-bounce' });
  expect(await blocks()).toEqual([{ address_key: addressKey, reason: 'complaint' }]);
  expect(await subscribe()).toBe(200);
  expect(smtp.received).toEqual([]);
  expect((await press()).ok).toBe(false);
});

test('unknown kinds, times and addresses are refused', async () => {
  for (const facts of [{ kind: 'open' }, { at: 'today' }, { emailAddress: 'kim' }, { eventId: '' }])
    expect((await report(facts)).status).toBe(422);
});
