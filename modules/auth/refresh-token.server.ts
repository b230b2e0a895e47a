import { randomBytes } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { macOf, sha256 } from './keys.server.ts';
import { judgeRefresh } from './refresh/refresh-reuse.ts';
import { endSessions, findSession, type Session, touchSession } from './session-store.server.ts';
import type { TokenSecrets } from './token.server.ts';
import './session-tables.server.ts';

const hour = 60 * 60_000;

/** Lifetime of an unused session: one month with "remember me", otherwise one working day. */
const sessionLifeMs = ({ remembered }: { remembered: boolean }): number => (remembered ? 30 * 24 : 12) * hour;

export type RefreshToken = { token: string; expiresAt: Date };

export async function issueRefreshToken(
  db: Db,
  session: Pick<Session, 'sid' | 'remembered'>,
  now: Date,
): Promise<RefreshToken> {
  return save(db, session, randomBytes(32).toString('base64url'), now);
}

/** Finds the session of a refresh token without using the token up. */
export async function findSessionOfToken(db: Db, token: string): Promise<Session | undefined> {
  const held = await db.selectFrom('refresh_token').select('sid').where('hash', '=', sha256(token)).executeTakeFirst();
  return held && findSession(db, held.sid);
}

/**
 * Exchanges a refresh token for its successor. The successor is derived, not random, so that all processes return the
 * same one for the same token although only hashes are stored. Call it in a transaction.
 */
export async function rotateRefreshToken(db: Db, secrets: TokenSecrets, token: string, now: Date) {
  const held = await db
    .selectFrom('refresh_token')
    .select(['sid', 'expires_at', 'used_at'])
    .where('hash', '=', sha256(token))
    .forUpdate()
    .executeTakeFirst();
  const session = held && (await findSession(db, held.sid));
  if (!held || !session || held.expires_at <= now) return refuse({ code: 'session-ended', because: 'over' });
  const judged = judgeRefresh(held.used_at, now);
  if (judged === 'stolen') {
    await endSessions(db, session, now);
    return refuse({ code: 'session-ended', because: 'reuse', sid: session.sid });
  }
  if (judged === 'again') {
    const successor = await findSuccessor(db, secrets, token);
    return successor ? ok({ session, refresh: successor }) : refuse({ code: 'session-ended', because: 'over' });
  }
  await db.updateTable('refresh_token').set({ used_at: now }).where('hash', '=', sha256(token)).execute();
  await touchSession(db, session.sid, now);
  return ok({ session, refresh: await save(db, session, successorOf(secrets[0], token), now) });
}

const successorOf = (secret: string, token: string) => macOf(secret, 'refresh-successor', token);

/** During a change of the secret, processes may have derived it with the old or the new secret. */
async function findSuccessor(db: Db, secrets: TokenSecrets, token: string): Promise<RefreshToken | undefined> {
  for (const successor of secrets.map((secret) => successorOf(secret, token))) {
    const row = await db
      .selectFrom('refresh_token')
      .select('expires_at')
      .where('hash', '=', sha256(successor))
      .executeTakeFirst();
    if (row) return { token: successor, expiresAt: row.expires_at };
  }
  return undefined;
}

async function save(
  db: Db,
  session: Pick<Session, 'sid' | 'remembered'>,
  token: string,
  now: Date,
): Promise<RefreshToken> {
  const expiresAt = new Date(now.getTime() + sessionLifeMs(session));
  await db
    .insertInto('refresh_token')
    .values({ hash: sha256(token), sid: session.sid, issued_at: now, expires_at: expiresAt, used_at: null })
    .execute();
  return { token, expiresAt };
}
