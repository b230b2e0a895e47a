import { unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Shop } from '../shop.server.ts';

/** The id in the link of a mail that we wrote; nothing in one that somebody else did. */
export function idInLink({ env }: Shop, purpose: 'password-reset' | 'registration', token: string) {
  const id = unseal(secretsOf(env), purpose, token);
  return id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}
