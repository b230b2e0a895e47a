import { createHash, randomUUID } from 'node:crypto';
import type { Visit } from '../visit.ts';
import { isClientSession } from './api-client.ts';

/** The authenticated person or API client. */
export function signedInCaller({ claims }: Pick<Visit, 'claims'>): string | undefined {
  if (claims && isClientSession(claims.sid)) return claims.sid;
  const actor = claims?.acting ? ` by ${claims.acting.by}` : '';
  return claims && `customer ${claims.customer_id} company ${claims.company_id ?? '-'}${actor}`;
}

const visitorCookie = 'yrke_visitor';
const visitorSeconds = 24 * 60 * 60;

/**
 * Identifies the owner of Idempotency-Keys. Anonymous callers are identified by a cookie, because many may share an IP
 * address. A caller without the cookie gets it with this response and counts as new.
 */
export function callerOf({ claims, cookies }: Pick<Visit, 'claims' | 'cookies'>): { name: string; isNew: boolean } {
  const known = signedInCaller({ claims });
  if (known !== undefined) return { name: known, isNew: false };
  const brought = cookies.read(visitorCookie);
  const visitor = brought || randomUUID();
  if (!brought) cookies.write(visitorCookie, visitor, { maxAgeSeconds: visitorSeconds });
  return { name: `visitor ${sha256(visitor)}`, isNew: !brought };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
