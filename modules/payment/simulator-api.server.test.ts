import { beforeAll, describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { adyenSettings } from '#tests/setup/adyen-server.ts';
import { openTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import type { NewSession } from './provider.ts';
import { paymentSessionMs } from './session-length.ts';
import { decideAtBank, readSimulatedBank } from './simulated-bank.server.ts';
import { tokenOfCard } from './test-cards.ts';

let shop: TestShop;
let app: TestApp;
let made = 0;

beforeAll(async () => {
  shop = await openTestShop();
  app = openTestApp(shop);
});

const visit = () => ({ now: shop.clock.now() });

async function begin(kind: NewSession['kind'] = 'card'): Promise<string> {
  const orderId = `order-${++made}`;
  const { sessionId } = await shop.payment.createSession({
    orderId,
    amount: money(129_900, 'SEK'),
    country: 'SE',
    locale: 'sv-SE',
    kind,
    shopper: { email: 'kim@home.example', reference: undefined, address: '192.0.2.1' },
    returnUrl: 'http://se.localhost:3000/sv/checkout/status/external?o=seal',
    idempotencyKey: orderId,
  });
  return sessionId;
}

async function pay(sessionId: string, token: string) {
  const answer = await app.json(`/api/order/payments/simulator/${sessionId}`, 'POST', { token });
  return { status: answer.status, body: await answer.json() };
}

test.each([
  ['4111 1111 4555 1142', 'Authorised'],
  ['5500 0000 0000 0004', 'Refused'],
  ['3700 0000 0000 002', 'Error'],
  ['5555 4444 3333 1111', 'Authorised'],
  ['4111 1111 1111 1111', 'Refused'],
])('the test card %s: %s', async (number, resultCode) => {
  const { status, body } = await pay(await begin(), tokenOfCard(number));
  expect({ status, body }).toEqual({ status: 200, body: { resultCode, sessionResult: expect.any(String) } });
});

test("a card with 3-D Secure leads to the bank's page", async () => {
  const sessionId = await begin();
  const { body } = await pay(sessionId, tokenOfCard('4212 3456 7891 0006'));
  const url = `http://se.localhost:3000/sv/payment-simulator/${sessionId}`;
  expect(body).toEqual({ resultCode: 'RedirectShopper', action: { type: 'redirect', method: 'GET', url } });
  expect(await readSimulatedBank(shop, visit(), { sessionId })).toEqual({
    ok: true,
    value: { asks: 'identity', amount: money(129_900, 'SEK'), decisions: ['approve', 'refuse', 'cancel'] },
  });
});

test('after an error the shopper may retry, after any other result not', async () => {
  const sessionId = await begin();
  expect(await pay(sessionId, 'error')).toMatchObject({ status: 200, body: { resultCode: 'Error' } });
  expect(await pay(sessionId, 'approve')).toMatchObject({ status: 200, body: { resultCode: 'Authorised' } });
  for (const token of ['approve', 'refuse', 'error'])
    expect(await pay(sessionId, token)).toMatchObject({ status: 409, body: { code: 'payment-over' } });
});

test('a card number is refused under any name', async () => {
  const sessionId = await begin();
  expect(await pay(sessionId, '4111111145551142')).toMatchObject({ status: 422 });
});

test('an unknown session is not found', async () => {
  expect(await pay('CSnobody', 'approve')).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

describe('the bank of a redirect payment', () => {
  test('offers all four decisions and redirects back with the chosen one, once', async () => {
    const sessionId = await begin('redirect');
    const bank = await readSimulatedBank(shop, visit(), { sessionId });
    expect(bank.ok && bank.value).toMatchObject({
      asks: 'payment',
      decisions: ['approve', 'refuse', 'cancel', 'pending'],
    });
    const decided = await decideAtBank(shop, visit(), { sessionId, decision: 'pending' });
    const url = new URL(decided.ok ? decided.value.returnTo : '');
    expect(url.pathname).toBe('/sv/checkout/status/external');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      o: 'seal',
      sessionId,
      redirectResult: expect.stringMatching(/\./),
    });
    const again = await decideAtBank(shop, visit(), { sessionId, decision: 'approve' });
    expect(again).toEqual({ ok: false, refusal: { code: 'payment-over' } });
  });

  test('refuses other decisions', async () => {
    const sessionId = await begin('redirect');
    const refused = await decideAtBank(shop, visit(), { sessionId, decision: 'captured' });
    expect(refused).toEqual({ ok: false, refusal: { code: 'malformed-request' } });
  });

  test('does not exist for a card without 3-D Secure', async () => {
    const sessionId = await begin();
    const found = await readSimulatedBank(shop, visit(), { sessionId });
    expect(found).toEqual({ ok: false, refusal: { code: 'not-found' } });
  });

  test('nor after the session has expired', async () => {
    const sessionId = await begin('redirect');
    const now = new Date(shop.clock.now().getTime() + paymentSessionMs + 1);
    for (const ask of [readSimulatedBank, decideAtBank])
      expect(await ask(shop, { now }, { sessionId, decision: 'approve' })).toEqual({
        ok: false,
        refusal: { code: 'payment-over' },
      });
  });
});

test('with a real provider there is no simulator', async () => {
  const real = await openTestShop(adyenSettings);
  const answer = await openTestApp(real).json('/api/order/payments/simulator/x', 'POST', { token: 'approve' });
  expect(answer.status).toBe(404);
  expect(await readSimulatedBank(real, visit(), { sessionId: 'x' })).toMatchObject({ ok: false });
});
