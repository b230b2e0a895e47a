import type { Db } from '#platform/db/db.server.ts';
import { type ApiClient, findRights } from '../auth/api-client-store.server.ts';
import { isRole, roles } from '../auth/roles.ts';
import { activeRoleOf } from './account-store.server.ts';

type Grant = Pick<ApiClient, 'scopes' | 'marketId' | 'allMarkets'>;

/** The current rights of a program; undefined if the program or its person is no longer active. One statement, because each call reads them. */
export async function findGrant(db: Db, id: string): Promise<Grant | undefined> {
  const rights = await findRights(db, id, activeRoleOf);
  if (!rights || rights.role === null || !isRole(rights.role)) return undefined;
  const { scopes, marketId, allMarkets, role } = rights;
  // A person who has left the staff buys in one market, and so do their programs.
  return { scopes, marketId, allMarkets: allMarkets && role === roles.internal };
}
