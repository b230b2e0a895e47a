import * as z from 'zod';
import type { Claims } from '../auth/claims.ts';
import { roles } from '../auth/roles.ts';
import { withTasks } from '../auth/tasks-of-staff.server.ts';
import { findAccount, findActiveRole } from '../people/account-store.server.ts';
import type { Shop } from '../shop.server.ts';

/** The sender of a feed, as stored with its job. Only staff send feeds, and their tasks are read when the feed runs. */
const asker = z.object({ customer_id: z.number(), sid: z.string(), market: z.number(), exp: z.number() });

export const askerOf = (claims: Claims) => asker.parse(claims);

/** With the current tasks. Undefined for a person who no longer belongs to the staff. */
export async function readAsker({ db, snapshots }: Pick<Shop, 'db' | 'snapshots'>, kept: unknown) {
  const asked = asker.parse(kept);
  if ((await findActiveRole(db, asked.customer_id)) !== roles.internal) return undefined;
  return withTasks(snapshots, { ...asked, storm_role: roles.internal, super_customer_admin: false });
}

/** For the command line: a member of staff by login name. */
export async function readAskerByLogin(shop: Pick<Shop, 'db' | 'snapshots'>, loginName: string) {
  const account = await findAccount(shop.db, loginName);
  return account && readAsker(shop, { customer_id: account.customerId, sid: 'command', market: 0, exp: 0 });
}
