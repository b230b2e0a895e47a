import { createHmac } from 'node:crypto';

export const signatureHeader = 'yrke-signature';

/**
 * HMAC-SHA256 over the moment and the body, `t={seconds},v1={hex}`. With the moment in it, what was overheard cannot be sent
 * again later: receivers refuse what is older than some minutes.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
