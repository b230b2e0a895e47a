import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listFlags } from './flag-store.server.ts';

/** For staff with the task settings. Reads the database, so that they see what they just saved, in any process. */
export async function listStoredFlags({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>) {
  const allowed = allowRead(visit, 'settings');
  return allowed.ok ? ok(await listFlags(db)) : allowed;
}
