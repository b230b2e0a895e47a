import { createHmac } from 'node:crypto';

export const signatureHeader = 'yrke-signature';

/**
 * HMAC-SHA256 of the timestamp and body, `t={seconds},v1={hex}`. The timestamp prevents replay: receivers refuse calls
 * older than a few minutes.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
