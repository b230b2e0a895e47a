import type { Db } from '#platform/db/db.server.ts';
import { unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { Shop } from '../shop.server.ts';
import { removePasswordTokensBefore } from './store/password-token-store.server.ts';
import { removeRegistrationsBefore } from './store/registration-store.server.ts';

/** The id in the link of a mail that we wrote; nothing in one that somebody else did. */
export function idInLink({ env }: Shop, purpose: 'password-reset' | 'registration', token: string) {
  const id = unseal(secretsOf(env), purpose, token);
  return id !== undefined && /^[0-9a-f-]{36}$/.test(id) ? id : undefined;
}

/** The shop itself, at night: what links of mails stood for, once they had run out before then. */
export async function removeLinksBefore(db: Db, before: Date): Promise<void> {
  await removePasswordTokensBefore(db, before);
  await removeRegistrationsBefore(db, before);
}
