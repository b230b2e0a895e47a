import { isFromProcurement } from '../auth/claims.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { EarlierItem } from './punchout-session.ts';
import { findPunchoutSession } from './punchout-session-store.server.ts';

/** Access: the buyer in a procurement session. Rows of the cart that is edited or looked at which cannot be bought any more. */
export async function readLeftOut({ db }: Pick<Shop, 'db'>, { claims }: Visit): Promise<readonly EarlierItem[]> {
  if (!claims || !isFromProcurement(claims)) return [];
  return (await findPunchoutSession(db, { sid: claims.sid }))?.asked.leftOut ?? [];
}
