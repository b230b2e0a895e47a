import { createHash, randomUUID } from 'node:crypto';
import type { Visit } from '../visit.ts';
import { isClientSession } from './api-client.ts';

/** The person or the program that a caller has shown to be. */
export function signedInCaller({ claims }: Pick<Visit, 'claims'>): string | undefined {
  if (claims && isClientSession(claims.sid)) return claims.sid;
  return claims && `customer ${claims.customer_id} company ${claims.company_id ?? '-'}`;
}

const visitorCookie = 'yrke_visitor';
const visitorSeconds = 24 * 60 * 60;

/**
 * Whose Idempotency-Keys they are. Callers who are not signed in are told apart by a cookie, since many may share an address; one
 * who brings none gets it with this answer, and is new: nothing tells their request from that of a neighbour with the same key.
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
