import { createHash } from 'node:crypto';
import type { SendPayload } from '../send-payload.ts';

/**
 * The fingerprint of an order's content. It leaves out what the shop decides itself, the names of the cart, what the buyer saw and where
 * the browser goes next: the same order sent from another page is the same order. The order of members and blanks around a text make no
 * difference.
 */
export function contentDigest(payload: SendPayload): string {
  const content = {
    ...without(payload, ...leftOut),
    metadata: without(payload.metadata, 'CartId'),
    deliveryAddress: without(payload.deliveryAddress, 'isValidated'),
  };
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('hex');
}

const leftOut = [
  'cartId',
  'marketId',
  'cultureCode',
  'ipAddress',
  'Source',
  'isTestOrder',
  'redirectUrls',
  'shown',
] as const satisfies readonly (keyof SendPayload)[];

function without<T extends object>(value: T, ...names: readonly (keyof T & string)[]): object {
  const left: readonly string[] = names;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !left.includes(name)));
}

function canonical(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, canonical(member)]));
}
