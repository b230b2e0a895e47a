import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listAllMarketSettings } from './market-settings-store.server.ts';

/**
 * Access: staff with the task settings. Reads from the database, so that they see what they have just saved, in any
 * process.
 */
export async function listStoredSettings({ db }: Pick<Shop, 'db'>, visit: Pick<Visit, 'claims'>) {
  const allowed = allowRead(visit, 'settings');
  return allowed.ok ? ok(await listAllMarketSettings(db)) : allowed;
}
