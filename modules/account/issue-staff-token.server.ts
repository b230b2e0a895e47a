import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { roles } from '../auth/roles.ts';
import { issueToken, type TokenSecrets } from '../auth/token.server.ts';
import { findAccount } from '../people/account-store.server.ts';

type Options = { db: Db; secrets: TokenSecrets; emailAddress: string; now: Date; minutes: number };

/** A short-lived token for the operator's own API calls. It has the rights of the person's tasks. */
export async function issueStaffToken({ db, secrets, emailAddress, now, minutes }: Options) {
  const account = await findAccount(db, emailAddress);
  if (!account?.isActive || account.role !== roles.internal) return refuse({ code: 'login-unknown' });
  const { customerId } = account;
  const exp = Math.floor(now.getTime() / 1000) + minutes * 60;
  const claims = {
    customer_id: customerId,
    storm_role: account.role,
    super_customer_admin: false,
    sid: `operator-${exp}`,
    market: 1,
    exp,
  };
  const by = { isOperator: true, now } as const;
  await recordChange(db, by, { action: 'staff.token-issued', subject: customerId, after: { minutes } });
  return ok(await issueToken(secrets, claims));
}
