import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { createBoundedMap } from '#platform/bounded-map.ts';
import type { TokenSecrets } from './token.server.ts';

/** Each use of the session secret has its own key, so that a value sealed for one purpose is invalid for another. */
type Purpose =
  | 'refresh-successor'
  | 'company-choice'
  | 'password-reset'
  | 'registration'
  | 'company-application'
  | 'contact-form'
  | 'cart-cookie'
  | 'order-link'
  | 'payment-simulator'
  | 'punchout-start'
  | 'punchout-outbound'
  | 'punchout-frame'
  | 'punchout-trial'
  | 'newsletter'
  | 'insight-search'
  | 'restock';

/** Each purpose with the current and the previous secret, and some more for tests. */
const mostKeys = 100;
const keys = createBoundedMap<string, KeyObject>(mostKeys);

/** Kept, because to derive and import a key takes longer than to use it. */
const keyFor = (secret: string, purpose: Purpose): KeyObject =>
  keys.getOrMake(`${purpose} ${secret}`, () =>
    createSecretKey(createHmac('sha256', secret).update(`yrke ${purpose}`).digest()),
  );

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

export function macOf(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
}

/** Signs a text, for links in mails and fields of forms. The text stays readable, so it must not contain secrets. */
export function seal([secret]: TokenSecrets, purpose: Purpose, text: string): string {
  return `${Buffer.from(text).toString('base64url')}.${macOf(secret, purpose, text)}`;
}

/** Returns the text if the signature was made with the current secret or a previous one that is still accepted. */
export function unseal(secrets: TokenSecrets, purpose: Purpose, sealed: string): string | undefined {
  const [encoded = '', mac = '', ...rest] = sealed.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const isOurs = rest.length === 0 && secrets.some((secret) => isSame(mac, macOf(secret, purpose, text)));
  return isOurs ? text : undefined;
}

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** For secrets that the shop has to show to others, and that must not be read from a copy of the database. */
export function encrypt([secret]: TokenSecrets, purpose: Purpose, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const coder = createCipheriv(cipher, keyFor(secret, purpose), nonce, { authTagLength: tagBytes });
  const coded = Buffer.concat([coder.update(text, 'utf8'), coder.final()]);
  return Buffer.concat([nonce, coder.getAuthTag(), coded]).toString('base64url');
}

/** Undefined if it was encrypted with a secret that is no longer accepted. */
export function decrypt(secrets: TokenSecrets, purpose: Purpose, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  for (const secret of secrets) {
    try {
      const decoder = createDecipheriv(cipher, keyFor(secret, purpose), nonce, { authTagLength: tagBytes });
      decoder.setAuthTag(tag);
      return Buffer.concat([decoder.update(bytes.subarray(nonceBytes + tagBytes)), decoder.final()]).toString('utf8');
    } catch {
      // Not with this one.
    }
  }
  return undefined;
}

export function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
