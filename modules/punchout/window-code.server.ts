import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type OpenSession, toOpenSession } from '../account/open-session.server.ts';
import { endedSessions } from '../auth/ended-sessions.server.ts';
import { sha256 } from '../auth/keys.server.ts';
import { issueRefreshToken } from '../auth/refresh-token.server.ts';
import { endSessionOf, findSession } from '../auth/session-store.server.ts';
import { listCompaniesOf } from '../company/company-membership-store.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { mayBeBuyer } from './punchout-session.ts';
import './punchout-tables.server.ts';

const codeMinutes = 10;

/** A code with which the visit goes on in a window of its own. Only the latest one of a visit is valid. */
export async function makeWindowCode({ db }: Pick<Shop, 'db'>, sid: string, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db
    .updateTable('punchout_session')
    .set({ window_code: sha256(code), window_code_at: now })
    .where('sid', '=', sid)
    .where('closed_at', 'is', null)
    .execute();
  return code;
}

/** The session that a code would open, and the system that shows it; the code stays valid. */
export async function findWindow({ db }: Pick<Shop, 'db'>, code: string, now: Date) {
  const row = await db
    .selectFrom('punchout_session')
    .select(['sid', 'hook_url'])
    .where('window_code', '=', sha256(code))
    .where('window_code_at', '>', new Date(now.getTime() - codeMinutes * 60_000))
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.sid === null || row === undefined ? undefined : { sid: row.sid, hookUrl: row.hook_url };
}

/**
 * Access: the holder of a code that was not used yet. The visit and its cart are the same in the frame and in the window. The session that
 * the browser had until now ends.
 */
export async function openWindow(
  shop: Pick<Shop, 'db' | 'env' | 'snapshots'>,
  visit: Visit,
  code: string,
): Promise<Result<OpenSession, Refusal>> {
  const { now, claims: before, market } = visit;
  const found = await findWindow(shop, code, now);
  const session = found && (await findSession(shop.db, found.sid));
  if (!session || session.marketId !== market.marketId) return refuse({ code: 'start-page-over' });
  const person = await findPersonById(shop.db, session.customerId);
  const companies = person?.isActive ? await listCompaniesOf(shop.db, person.customerId, false) : [];
  const company = companies.find(({ id }) => id === session.companyId);
  if (!person || !mayBeBuyer(person) || !company) return refuse({ code: 'start-page-over' });
  const refresh = await shop.db.transaction().execute(async (db) => {
    if (!(await useCode(db, code))) return undefined;
    if (before && before.sid !== session.sid) await endSessionOf(db, before, now);
    return issueRefreshToken(db, session, now);
  });
  if (!refresh) return refuse({ code: 'start-page-over' });
  if (before) await shop.snapshots.announce(endedSessions.topic);
  return ok(await toOpenSession({ shop, person, company, session, refresh, now }));
}

/** True for the first of several who use it at once. */
async function useCode(db: Db, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('punchout_session')
    .set({ window_code: null, window_code_at: null })
    .where('window_code', '=', sha256(code))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
