import type { Db } from '#platform/db/db.server.ts';
import { type ApiClient, findClient } from '../auth/api-client-store.server.ts';
import { roles } from '../auth/roles.ts';
import { findActiveRole } from './account-store.server.ts';

type Grant = Pick<ApiClient, 'scopes' | 'marketId' | 'allMarkets'>;

/** The current rights of a program; undefined if the program or its person is no longer active. */
export async function findGrant(db: Db, id: string): Promise<Grant | undefined> {
  const client = await findClient(db, id);
  const role = client?.isActive ? await findActiveRole(db, client.customerId) : undefined;
  if (!client || role === undefined) return undefined;
  const { scopes, marketId, allMarkets } = client;
  // A person who has left the staff buys in one market, and so do their programs.
  return { scopes, marketId, allMarkets: allMarkets && role === roles.internal };
}
