import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.server.ts';
import { someClaims } from '#tests/build/visit.ts';
import { createTokenVerifier, issueToken, secretsOf, verifyToken } from './token.server.ts';

const secret = 'a-secret-of-at-least-thirty-two-letters';
const previous = 'the-secret-that-was-used-before-this-one';
const now = new Date('2026-11-16T08:00:00Z');
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const claims = someClaims({ company_id: 7, exp: seconds(now) + 60 });
const later = (ms: number) => new Date(now.getTime() + ms);

const signed = (payload: Record<string, unknown>, algorithm = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg: algorithm }).sign(new TextEncoder().encode(secret));

const invalid = { ok: false, refusal: { code: 'token-invalid' } };
const expired = { ok: false, refusal: { code: 'token-expired' } };

test('a token identifies its owner and contains no staff tasks', async () => {
  const { tasks, ...said } = claims;
  expect(tasks).toContain('settings');
  expect(await verifyToken([secret], await issueToken([secret], claims), now)).toEqual({ ok: true, value: said });
  const forged = await signed({ ...said, tasks: ['settings'] });
  expect(await verifyToken([secret], forged, now)).toEqual({ ok: true, value: said });
});

test('A04 a token has exactly the eight claims, and its end in seconds', async () => {
  const token = await issueToken([secret], { ...claims, coop_code: 'COOP1', super_customer_admin: true });
  expect(decodeJwt(token)).toEqual({
    customer_id: 1,
    company_id: 7,
    storm_role: 80,
    super_customer_admin: true,
    sid: 'test',
    coop_code: 'COOP1',
    market: 1,
    exp: 1_794_816_060,
  });
});

test('the current secret signs, the previous one verifies', () => {
  expect(secretsOf(readEnv({ SESSION_SECRET: 'n'.repeat(32) }))).toEqual(['n'.repeat(32)]);
  const env = readEnv({ SESSION_SECRET: 'n'.repeat(32), SESSION_SECRET_PREVIOUS: 'p'.repeat(32) });
  expect(secretsOf(env)).toEqual(['n'.repeat(32), 'p'.repeat(32)]);
});

test('a token is valid until its expiry by the given clock', async () => {
  const token = await issueToken([secret], claims);
  expect(await verifyToken([secret], token, later(59_999))).toMatchObject({ ok: true });
  expect(await verifyToken([secret], token, later(60_000))).toEqual(expired);
});

test('the previous secret still verifies, and a new token is signed with the current one', async () => {
  const old = await issueToken([previous], claims);
  expect(await verifyToken([secret, previous], old, now)).toMatchObject({ ok: true });
  expect(await verifyToken([secret, previous], old, later(60_000))).toEqual(expired);
  expect(await verifyToken([secret], old, now)).toEqual(invalid);
  const fresh = await issueToken([secret, previous], claims);
  expect(await verifyToken([previous], fresh, now)).toEqual(invalid);
});

test('a verifier that keeps tokens still refuses an expired one and one that was tampered with', async () => {
  const verify = createTokenVerifier([secret, previous]);
  for (const token of [await issueToken([secret], claims), await issueToken([previous], claims)]) {
    for (const ms of [0, 59_999])
      expect(await verify(token, later(ms))).toEqual(await verifyToken([secret, previous], token, now));
    expect(await verify(token, later(60_000))).toEqual(expired);
    expect(await verify(token, now)).toMatchObject({ ok: true, value: { company_id: 7 } });
    expect(await verify(`${token.slice(0, -4)}AAAA`, now)).toEqual(invalid);
  }
  expect(await createTokenVerifier(['x'.repeat(32)])(await issueToken([secret], claims), now)).toEqual(invalid);
});

test('a token that was tampered with is refused', async () => {
  const [head, , signature] = (await issueToken([secret], claims)).split('.');
  const body = Buffer.from(JSON.stringify({ ...claims, storm_role: 80, customer_id: 2 })).toString('base64url');
  expect(await verifyToken([secret], `${head}.${body}.${signature}`, now)).toEqual(invalid);
});

test('a token without a signature is refused', async () => {
  const none = new UnsecuredJWT({ ...claims }).encode();
  expect(await verifyToken([secret], none, now)).toEqual(invalid);
});

test('another algorithm is refused, even with the right secret', async () => {
  expect(await verifyToken([secret], await signed({ ...claims }), now)).toMatchObject({ ok: true });
  expect(await verifyToken([secret], await signed({ ...claims }, 'HS512'), now)).toEqual(invalid);
});

test.each(['customer_id', 'storm_role', 'sid', 'market', 'exp'])('a token without %s is refused', async (name) => {
  expect(await verifyToken([secret], await signed({ ...claims, [name]: undefined }), now)).toEqual(invalid);
});

test.each(['', 'x', 'a.b.c', '..'])('%j is not a token', async (text) => {
  expect(await verifyToken([secret], text, now)).toEqual(invalid);
});
