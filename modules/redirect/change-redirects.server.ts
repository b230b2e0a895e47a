import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { isLoop, mostRedirects, type Redirect } from './redirect.ts';
import type { RedirectInput } from './redirect-schema.ts';
import { redirectTopic } from './redirect-snapshot.server.ts';
import { deleteRedirect, holdRedirects, insertRedirect, listRedirects } from './redirect-store.server.ts';

type ChangeShop = Pick<Shop, 'db' | 'snapshots'>;
type Staff = Pick<Visit, 'claims' | 'now' | 'market'>;

/** Access: staff with the task content. One redirect per address and market; one that leads back to itself is refused. */
export async function addRedirect({ db, snapshots }: ChangeShop, visit: Staff, input: RedirectInput) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const { from, to, everywhere } = input;
  const marketId = everywhere ? undefined : visit.market.marketId;
  const redirect: Redirect = { id: newId(visit.now, randomBytes), marketId, from, to, createdAt: visit.now };
  const added = await db.transaction().execute(async (db) => {
    await holdRedirects(db);
    const known = await listRedirects(db);
    if (known.length >= mostRedirects) return refuse({ code: 'redirects-full' });
    if (known.some((one) => one.from === from && one.marketId === marketId)) return refuse({ code: 'redirect-there' });
    if (isLoop(known, redirect)) return refuse({ code: 'redirect-loop' });
    await insertRedirect(db, redirect);
    const after = { from, to, marketId: marketId ?? null };
    await recordChange(db, visit, { action: 'content.redirect-added', subject: redirect.id, after });
    await markChanged(db, redirectTopic);
    return ok(redirect);
  });
  if (added.ok) await snapshots.announce(redirectTopic);
  return added;
}

/** Access: staff with the task content. */
export async function removeRedirect({ db, snapshots }: ChangeShop, visit: Staff, { id }: { id: string }) {
  const allowed = allowChange(visit, 'content');
  if (!allowed.ok) return allowed;
  const removed = await db.transaction().execute(async (db) => {
    const redirect = await deleteRedirect(db, id);
    if (!redirect) return refuse({ code: 'redirect-not-found' });
    const before = { from: redirect.from, to: redirect.to, marketId: redirect.marketId ?? null };
    await recordChange(db, visit, { action: 'content.redirect-removed', subject: id, before });
    await markChanged(db, redirectTopic);
    return ok(redirect);
  });
  if (removed.ok) await snapshots.announce(redirectTopic);
  return removed;
}
