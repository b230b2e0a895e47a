import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { markets } from '#modules/market/markets.ts';
import { adyenSettings, startAdyenServer } from '#tests/setup/adyen-server.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { deliverSimulated } from './deliver-simulated.server.ts';
import { newsOf } from './news-of.ts';
import { paySimulated } from './pay-simulated.server.ts';
import type { NewSession, Notification, PaymentProvider } from './provider.ts';
import { paymentSessionMs } from './session-length.ts';
import { decideAtBank } from './simulated-bank.server.ts';

type BrowserResult = { sessionResult?: string | undefined; redirectResult?: string | undefined };
type Decision = 'approve' | 'refuse' | 'cancel' | 'pending';

/** A provider, and a shopper's actions in the browser, which no server sees. */
type World = {
  provider: PaymentProvider;
  endDropIn: (sessionId: string, how: 'approve' | 'refuse') => Promise<BrowserResult>;
  /** A card whose bank requires authentication. */
  challenge: (sessionId: string, how: Decision) => Promise<BrowserResult>;
  comeBack: (sessionId: string, how: Decision) => Promise<BrowserResult>;
  fail: (sessionId: string) => Promise<BrowserResult>;
  letExpire: (sessionId: string) => Promise<BrowserResult>;
  /** Messages that the provider sends within the next minutes. */
  messages: () => Promise<object[]>;
};

async function openSimulatorWorld(): Promise<World> {
  const shop = await openTestShop();
  const visit = () => ({ now: shop.clock.now() });
  const pay = async (sessionId: string, token: string) => {
    const paid = await paySimulated(shop, visit(), { sessionId, token });
    if (!paid.ok) throw new Error(paid.refusal.code);
    return paid.value;
  };
  const decide = async (sessionId: string, decision: Decision): Promise<BrowserResult> => {
    const decided = await decideAtBank(shop, visit(), { sessionId, decision });
    if (!decided.ok) throw new Error(decided.refusal.code);
    const { searchParams } = new URL(decided.value.returnTo);
    expect(searchParams.get('sessionId')).toBe(sessionId);
    return { redirectResult: searchParams.get('redirectResult') ?? undefined };
  };
  const brought = async (sessionId: string, token: string): Promise<BrowserResult> => {
    const paid = await pay(sessionId, token);
    return 'sessionResult' in paid ? { sessionResult: paid.sessionResult } : {};
  };
  return {
    provider: shop.payment,
    endDropIn: brought,
    challenge: async (sessionId, how) => {
      expect(await pay(sessionId, 'challenge')).toMatchObject({ resultCode: 'RedirectShopper' });
      return decide(sessionId, how);
    },
    comeBack: decide,
    fail: (sessionId) => brought(sessionId, 'error'),
    letExpire: async () => {
      shop.clock.moveBy(paymentSessionMs + 1);
      return {};
    },
    messages: async () => {
      shop.clock.moveBy(120_000);
      const posted: object[] = [];
      while ((await deliverSimulated(shop, async (body) => posted.push(body))) > 0);
      return posted;
    },
  };
}

async function openAdyenWorld(): Promise<World & { server: Awaited<ReturnType<typeof startAdyenServer>> }> {
  const server = await startAdyenServer();
  const shop = await openTestShop({ ...adyenSettings, ADYEN_URL: server.url });
  return {
    server,
    provider: shop.payment,
    endDropIn: async (id, how) => ({ sessionResult: server.pay(id, how) }),
    challenge: async (id, how) => ({ redirectResult: server.comeBack(id, how) }),
    comeBack: async (id, how) => ({ redirectResult: server.comeBack(id, how) }),
    fail: async (id) => ({ redirectResult: server.comeBack(id, 'error') }),
    letExpire: async (id) => ({ sessionResult: server.pay(id, 'expire') }),
    messages: async () => server.takeNotifications(),
  };
}

const orderId = '0199f0a2-7c1e-7abc-8def-0123456789ab';
const returnUrl = 'https://se.yrke.example/sv/checkout/status/external?o=seal';
const due = money(129_900, 'SEK');
const aSession = (facts: Partial<NewSession> = {}): NewSession => ({
  orderId,
  amount: due,
  country: 'SE',
  locale: 'sv-SE',
  kind: 'card',
  shopper: { email: 'kim@home.example', reference: '17', address: '192.0.2.1' },
  returnUrl,
  idempotencyKey: orderId,
  ...facts,
});

function readAll(provider: PaymentProvider, bodies: readonly object[]): Notification[] {
  return bodies.flatMap((body) => {
    const read = provider.readNotifications(body);
    if (!read.ok) throw new Error(read.refusal.code);
    return [...read.value.taken];
  });
}

describe.each<[string, () => Promise<World>]>([
  ['the simulator', openSimulatorWorld],
  ['Adyen', openAdyenWorld],
])('Y06 a payment by %s', (_, open) => {
  const begin = async (facts: Partial<NewSession> = {}) => {
    const world = await open();
    const session = await world.provider.createSession(aSession(facts));
    const outcome = (brought: BrowserResult, of = orderId) =>
      world.provider.readOutcome({ sessionId: session.sessionId, orderId: of, ...brought });
    return { ...world, session, id: session.sessionId, outcome };
  };

  test('the same key is the same session', async () => {
    const { provider, session } = await begin();
    expect(await provider.createSession(aSession())).toEqual(session);
    const other = await provider.createSession(aSession({ idempotencyKey: 'other' }));
    expect(other.sessionId).not.toBe(session.sessionId);
  });

  test('an approved card is authorised for the requested amount and reported', async () => {
    const { provider, id, endDropIn, outcome, messages } = await begin();
    const paid = await outcome(await endDropIn(id, 'approve'));
    expect(paid).toMatchObject({ kind: 'authorised', amount: due });
    const [told] = readAll(provider, await messages());
    expect(told).toMatchObject({ eventCode: 'AUTHORISATION', success: true, orderId, amount: due });
    expect(told && newsOf(told)).toEqual(paid);
  });

  test('Icelandic amounts survive the round trip', async () => {
    const amount = money(2790, 'ISK');
    const { provider, id, endDropIn, outcome, messages } = await begin({ amount });
    expect(await outcome(await endDropIn(id, 'approve'))).toMatchObject({ amount });
    expect(readAll(provider, await messages())).toMatchObject([{ amount, raw: { amount: { value: 279_000 } } }]);
  });

  test('a refused card is not paid, by page and notification alike', async () => {
    const { provider, id, endDropIn, outcome, messages } = await begin();
    expect(await outcome(await endDropIn(id, 'refuse'))).toEqual({ kind: 'refused' });
    expect(readAll(provider, await messages()).map(newsOf)).toEqual([{ kind: 'refused' }]);
  });

  test('an error does not end a payment and is not notified', async () => {
    const { id, fail, outcome, messages } = await begin();
    expect(await outcome(await fail(id))).toEqual({ kind: 'error' });
    expect(await messages()).toEqual([]);
  });

  test.each([
    ['approve', 'authorised'],
    ['refuse', 'refused'],
    ['cancel', 'cancelled'],
  ] as const)('3-D Secure: %s leads to %s', async (how, kind) => {
    const { id, challenge, outcome } = await begin();
    expect(await outcome(await challenge(id, how))).toMatchObject({ kind });
  });

  test.each([
    ['approve', 'authorised', ['authorised']],
    ['refuse', 'refused', ['refused']],
    ['cancel', 'cancelled', ['cancelled']],
    ['pending', 'pending', ['pending']],
  ] as const)('redirect to a bank: %s leads to %s', async (how, kind, news) => {
    const { provider, id, comeBack, outcome, messages } = await begin({ kind: 'redirect' });
    expect(await outcome(await comeBack(id, how))).toMatchObject({ kind });
    const told = readAll(provider, await messages()).map((each) => newsOf(each)?.kind);
    expect(told.slice(0, 1)).toEqual(news);
  });

  test("leaving the bank's page decides nothing until the session expires", async () => {
    const { id, outcome, letExpire, messages } = await begin({ kind: 'redirect' });
    expect(await outcome({})).toEqual({ kind: 'unknown' });
    expect(await outcome(await letExpire(id))).toEqual({ kind: 'expired' });
    expect(await messages()).toEqual([]);
  });

  test('a payment is invalid for another order, and so is a forged result', async () => {
    const { id, endDropIn, comeBack, provider, outcome } = await begin();
    const brought = await endDropIn(id, 'approve');
    expect(await outcome(brought, '0199f0a2-7c1e-7abc-8def-0123456789ac')).toEqual({ kind: 'unknown' });
    expect(await outcome({ sessionResult: 'invented' })).toEqual({ kind: 'unknown' });
    expect(await outcome({ redirectResult: 'invented' })).toEqual({ kind: 'unknown' });
    const other = await provider.createSession(
      aSession({ idempotencyKey: 'b', orderId: 'b', kind: 'redirect', amount: money(1, 'SEK') }),
    );
    expect(await outcome(await comeBack(other.sessionId, 'approve'))).toEqual({ kind: 'unknown' });
  });

  test('captured, then refunded: each change has a reference, and a repeated key is one change', async () => {
    const { provider, id, endDropIn, outcome, messages } = await begin();
    const paid = await outcome(await endDropIn(id, 'approve'));
    const reference = paid.kind === 'authorised' ? paid.reference : '';
    const captured = await provider.capture({ reference, amount: due, key: 'capture-1' });
    expect(await provider.capture({ reference, amount: due, key: 'capture-1' })).toEqual(captured);
    const refunded = await provider.refund({ reference, amount: money(900, 'SEK'), key: 'refund-1' });
    expect(refunded.reference).not.toBe(captured.reference);
    const told = readAll(provider, await messages()).filter(({ eventCode }) => eventCode !== 'AUTHORISATION');
    const names = told.map(({ eventCode, reference: name }) => `${eventCode} ${name}`);
    expect(new Set(names)).toEqual(new Set([`CAPTURE ${captured.reference}`, `REFUND ${refunded.reference}`]));
    for (const each of told) expect(each).toMatchObject({ success: true, orderId, originalReference: reference });
    expect(told.at(-1)).toMatchObject({ amount: money(900, 'SEK') });
  });

  test('cancelled before capture', async () => {
    const { provider, id, endDropIn, outcome, messages } = await begin();
    const paid = await outcome(await endDropIn(id, 'approve'));
    const reference = paid.kind === 'authorised' ? paid.reference : '';
    const { reference: name } = await provider.cancel({ reference, amount: due, key: `void-${reference}` });
    const told = readAll(provider, await messages()).find(({ eventCode }) => eventCode === 'CANCELLATION');
    expect(told).toMatchObject({ reference: name, originalReference: reference, success: true });
  });

  test('an unknown payment cannot be changed', async () => {
    const { provider } = await begin();
    const charge = { reference: 'PSPnobody', amount: due, key: 'k' };
    for (const kind of ['capture', 'cancel', 'refund'] as const)
      await expect(provider[kind](charge)).rejects.toThrow(/no payment|422/);
  });

  test('a message changed in transit is refused', async () => {
    const { provider, id, endDropIn, messages } = await begin();
    await endDropIn(id, 'approve');
    const [body] = await messages();
    const changed = JSON.parse(JSON.stringify(body).replace('129900', '100'));
    expect(provider.readNotifications(body).ok).toBe(true);
    expect(provider.readNotifications(changed)).toEqual({ ok: false, refusal: { code: 'notification-invalid' } });
  });

  test('no secrets are sent to the browser', async () => {
    const { provider, session } = await begin();
    const shown = JSON.stringify([session.clientData, provider.clientConfig(markets.se, 'sv')]);
    for (const secret of [adyenSettings.ADYEN_API_KEY, adyenSettings.ADYEN_HMAC_KEY, 'kim@home.example'])
      expect(shown).not.toContain(secret);
  });
});

describe('Adyen is asked', () => {
  test('for a session in minor units, with the order as reference and key, without card data', async () => {
    const { provider, server } = await openAdyenWorld();
    await provider.createSession(aSession({ amount: money(2790, 'ISK'), country: 'IS' }));
    expect(server.asked).toMatchObject([
      {
        method: 'POST',
        path: '/sessions',
        key: orderId,
        body: {
          merchantAccount: 'TestMerchant',
          reference: orderId,
          amount: { currency: 'ISK', value: 279_000 },
          returnUrl,
          countryCode: 'IS',
          shopperLocale: 'sv-SE',
          shopperReference: 'customer-17',
          expiresAt: '2026-11-16T08:25:00.000Z',
          allowedPaymentMethods: ['scheme'],
        },
      },
    ]);
    expect(Object.keys(server.asked[0]?.body ?? {})).not.toContain('paymentMethod');
    expect(JSON.stringify(server.asked)).not.toMatch(/card|cvc|encrypted/i);
  });

  test('without cards if a bank is to be chosen', async () => {
    const { provider, server } = await openAdyenWorld();
    await provider.createSession(aSession({ kind: 'redirect' }));
    expect(server.asked[0]?.body).toMatchObject({ blockedPaymentMethods: ['scheme'] });
  });

  test('and an authentication error is a failure, not an outcome', async () => {
    const server = await startAdyenServer();
    const { payment } = await openTestShop({ ...adyenSettings, ADYEN_URL: server.url, ADYEN_API_KEY: 'wrong' });
    await expect(payment.createSession(aSession())).rejects.toThrow('401');
    await expect(payment.readOutcome({ sessionId: 'x', orderId, sessionResult: 'y' })).rejects.toThrow('401');
  });

  test('with a drop-in for the market', async () => {
    const { provider } = await openAdyenWorld();
    expect(provider.clientConfig(markets.se, 'sv')).toEqual({
      environment: 'test',
      clientKey: 'test_client',
      locale: 'sv-SE',
      countryCode: 'SE',
    });
  });
});
