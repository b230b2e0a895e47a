import type { Claims } from './claims.ts';

export const accessTokenSeconds = 15 * 60;

/** A token that expires within this time is renewed before use. */
export const renewAheadSeconds = 60;

type TokenExpiry = Pick<Claims, 'exp'> | undefined;

const secondsOf = (now: Date) => now.getTime() / 1000;

/** True if the token is absent or its expiry is not in the future. */
export function isExpired(token: TokenExpiry, now: Date): boolean {
  return token === undefined || token.exp <= secondsOf(now);
}

export function isAboutToExpire(token: TokenExpiry, now: Date): boolean {
  return token === undefined || token.exp - renewAheadSeconds <= secondsOf(now);
}

/** Claims alone prove nothing: their session must have been verified. */
export function isSignedIn(claims: Partial<Pick<Claims, 'customer_id'>> | undefined, isAuthorised: boolean): boolean {
  return isAuthorised && claims?.customer_id !== undefined;
}
