import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { findAccount } from './account-store.server.ts';
import { roles } from './roles.ts';
import { issueToken, type TokenSecrets } from './token.server.ts';

type Options = { db: Db; secrets: TokenSecrets; emailAddress: string; now: Date; minutes: number };

/** A short-lived token for the operator's own calls of the API. */
export async function issueStaffToken({ db, secrets, emailAddress, now, minutes }: Options) {
  const account = await findAccount(db, emailAddress);
  if (!account?.isActive || account.role !== roles.internal) return refuse({ code: 'login-unknown' });
  const exp = Math.floor(now.getTime() / 1000) + minutes * 60;
  const claims = {
    customer_id: account.customerId,
    storm_role: account.role,
    super_customer_admin: false,
    sid: `operator-${exp}`,
    market: 1,
    exp,
  };
  return ok(await issueToken(secrets, claims));
}
