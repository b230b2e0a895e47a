import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { listFlags } from './flag-store.server.ts';

/** Internal staff only, and from the database: they are to see what they have just saved, in whichever process. */
export async function listStoredFlags({ db }: Pick<Shop, 'db'>, { claims }: Pick<Visit, 'claims'>) {
  return isInternal(claims) ? ok(await listFlags(db)) : refuse({ code: 'not-allowed' });
}
