import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listFlags } from './flag-store.server.ts';

/** Staff with the task settings, and from the database: they are to see what they have just saved, in whichever process. */
export async function listStoredFlags({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>) {
  const allowed = allowRead(visit, 'settings');
  return allowed.ok ? ok(await listFlags(db)) : allowed;
}
