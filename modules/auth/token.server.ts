import { errors, jwtVerify, SignJWT } from 'jose';
import { ok, refuse } from '#core/result.ts';
import { createBoundedMap } from '#platform/bounded-map.ts';
import type { Env } from '#platform/env.server.ts';
import { type Claims, claims as claimsSchema } from './claims.ts';

/** The first secret signs; the others still verify, so that a secret can be changed without signing everybody out. */
export type TokenSecrets = readonly [current: string, ...previous: string[]];

export function secretsOf(env: Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>): TokenSecrets {
  return env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET, env.SESSION_SECRET_PREVIOUS] : [env.SESSION_SECRET];
}

const algorithm = 'HS256';
const keyOf = (secret: string) => new TextEncoder().encode(secret);

/** Staff tasks are left out, because a token would keep them after their removal. */
export async function issueToken([secret]: TokenSecrets, claims: Claims): Promise<string> {
  const { exp, tasks: _, ...said } = claims;
  return new SignJWT(said).setProtectedHeader({ alg: algorithm }).setExpirationTime(exp).sign(keyOf(secret));
}

export async function verifyToken(secrets: TokenSecrets, token: string, now: Date) {
  for (const secret of secrets) {
    try {
      const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: [algorithm], currentDate: now });
      const parsed = claimsSchema.safeParse(payload);
      return parsed.success ? ok(parsed.data as Claims) : refuse({ code: 'token-invalid' });
    } catch (error) {
      if (error instanceof errors.JWTExpired) return refuse({ code: 'token-expired' });
    }
  }
  return refuse({ code: 'token-invalid' });
}

/** Maximum number of verified tokens; a token has about one kilobyte. */
const mostKept = 2000;

/**
 * Verifies the signature of a token once, because that takes longer than many requests; its expiry is checked each
 * time.
 */
export function createTokenVerifier(secrets: TokenSecrets): (...asked: [token: string, now: Date]) => Verified {
  const kept = createBoundedMap<string, Verified>(mostKept);
  return async (token, now) => {
    const verified = await kept.getOrMake(token, () => verifyToken(secrets, token, new Date(0)));
    const isExpired = verified.ok && verified.value.exp <= Math.floor(now.getTime() / 1000);
    return isExpired ? refuse({ code: 'token-expired' }) : verified;
  };
}

type Verified = ReturnType<typeof verifyToken>;
