import type { Job } from '#platform/jobs/jobs.server.ts';
import { contentTopic } from '../content/content-snapshot.server.ts';
import type { Shop } from '../shop.server.ts';
import { holdDraft } from './change-draft.server.ts';
import { problemsOf } from './draft-schema.ts';
import { listDueDrafts, type StoredDraft } from './draft-store.server.ts';
import { putLive } from './publish-draft.server.ts';
import { scheduleStopped } from './schedule-events.ts';
import { findVersion } from './version-store.server.ts';

type Publisher = Pick<Shop, 'db' | 'snapshots' | 'clock' | 'log' | 'events'>;

/** Scheduled job: publishes drafts whose time has come. */
export function contentEditorJobs(shop: Publisher): Job[] {
  return [{ name: 'publish-content', cron: '* * * * *', run: async () => void (await publishDue(shop)) }];
}

/** Publishes what is due. One draft that cannot be published does not stop the others. */
export async function publishDue(shop: Publisher): Promise<number> {
  let published = 0;
  for (const draft of await listDueDrafts(shop.db, shop.clock.now()))
    try {
      if (await publishOne(shop, draft)) published += 1;
    } catch (error) {
      shop.log.error({ err: error, slug: draft.place.slug }, 'a scheduled page could not be published');
    }
  if (published > 0) await shop.snapshots.announce(contentTopic);
  return published;
}

async function publishOne({ db: all, clock, log, events }: Publisher, { id, place }: StoredDraft): Promise<boolean> {
  const now = clock.now();
  return all.transaction().execute(async (db) => {
    const held = await holdDraft(db, { claims: undefined, now }, place);
    const { publishAt, publishVersion, authorId } = held.open?.draft ?? {};
    // Another process may have published it, or an editor may have ended the schedule.
    if (!publishAt || publishAt > now || publishVersion === undefined) return false;
    const data = await findVersion(db, id, publishVersion);
    const problems = problemsOf(place.kind, data);
    const isOvertaken = held.open?.isOvertaken ?? false;
    if (problems.length > 0 || isOvertaken) {
      const reason = isOvertaken ? 'overtaken' : 'incomplete';
      log.warn({ slug: place.slug, problems: problems.length, reason }, 'a scheduled page was not published');
      const kept = held.open?.draft.data ?? data;
      const stopped = { at: publishAt, reason } as const;
      await held.store({ data: kept, isChanged: true, publishAt: undefined, publishVersion: undefined, stopped });
      await events.publish(db, { name: scheduleStopped, key: id, payload: { draftId: id, reason, authorId } });
      return false;
    }
    await putLive(held, place, data, authorId === undefined ? { isOperator: true, now } : { personId: authorId, now });
    return true;
  });
}
