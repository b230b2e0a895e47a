import { beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { reportsPerHour } from './allow-report.server.ts';
import { consentCookies } from './consent.ts';
import { removeProofsBefore } from './save-consent.server.ts';

let shop: TestShop;
let app: TestApp;

beforeEach(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const id = '0b6f9a1e-6c5d-4f5e-9b7a-2f1f0f4b1a11';

async function answer(interactionCount: number, { consentId = id, headers = {} } = {}) {
  const allowed = new Set(['performance', 'targeting'] as const);
  const cookies = consentCookies({ allowed, consentId, interactionCount, now: shop.clock.now(), isGpc: false });
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const origin = 'http://se.localhost:3000';
  const response = await app.request('/api/tracking/consent', {
    method: 'POST',
    headers: { cookie, origin, ...headers },
  });
  return [response.status, await response.json()];
}

const proofs = () => shop.db.selectFrom('consent_proof').selectAll().orderBy('interaction').execute();

test('the proof of a consent is stored once for each answer, without a person or an address', async () => {
  expect(await answer(1)).toEqual([200, { isStored: true }]);
  expect(await answer(1)).toEqual([200, { isStored: true }]);
  expect(await answer(2, { headers: { 'sec-gpc': '1' } })).toEqual([200, { isStored: true }]);
  const proof = { consent_id: id, policy: '2', market_id: 1, language: 'sv', answered_at: shop.clock.now() };
  expect(await proofs()).toEqual([
    { ...proof, interaction: 1, groups: 'C0001:1,C0002:1,C0003:0,C0004:1', is_gpc: false },
    { ...proof, interaction: 2, groups: 'C0001:1,C0002:1,C0003:0,C0004:0', is_gpc: true },
  ]);
});

test('without a readable answer nothing is stored', async () => {
  expect(await answer(1, { consentId: 'x' })).toEqual([200, { isStored: false }]);
  expect(await answer(0)).toEqual([200, { isStored: false }]);
  expect(await proofs()).toEqual([]);
});

test('a program that invents answers is stopped', async () => {
  for (let taken = 0; taken < reportsPerHour.points; taken += 1) await shop.limits.take(reportsPerHour, '127.0.0.1');
  expect((await answer(1))[0]).toBe(429);
  expect(await proofs()).toEqual([]);
});

test('old proofs are removed', async () => {
  await answer(1);
  const now = shop.clock.now().getTime();
  expect(await removeProofsBefore(shop.db, new Date(now))).toBe(0);
  expect(await removeProofsBefore(shop.db, new Date(now + 1))).toBe(1);
});
