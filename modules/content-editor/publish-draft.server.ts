import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { markChanged } from '#platform/snapshots/snapshot-store.server.ts';
import { type Operator, recordChange } from '../audit/record-change.server.ts';
import { contentTopic } from '../content/content-snapshot.server.ts';
import { findPlacedDocument, removeDocument, saveDocuments } from '../content/content-store.server.ts';
import { recordedSides } from '../content/recorded-sides.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import { actionOf, changeDraft, type Editor, type Held, subjectOf } from './change-draft.server.ts';
import type { DocumentPlace } from './draft.ts';
import { problemsOf, publishedDataOf } from './draft-schema.ts';
import { removeDraft } from './draft-store.server.ts';

type Publisher = Pick<Shop, 'db' | 'snapshots'>;
type Place = { readonly place: DocumentPlace; readonly version: number };
type Author = Editor | Operator | { readonly personId: number; readonly now: Date };

/** Access: staff with the task content. Publishes the draft at once, or schedules it for a later time. */
export async function publishDraft(
  shop: Publisher,
  editor: Editor,
  { place, version, at }: Place & { readonly at?: Date | undefined },
) {
  const isLater = at !== undefined;
  if (isLater && at <= editor.now) return refuse({ code: 'content-time-past' });
  const done = await changeDraft(shop, editor, { place, version }, async (held) => {
    const { open, store } = held;
    if (!open || open.isInherited) return refuse({ code: 'not-found', slug: place.slug });
    if (open.isOvertaken) return refuse({ code: 'content-draft-changed' });
    const { data } = open.draft;
    const errors = problemsOf(place.kind, data);
    if (errors.length > 0) return refuse({ code: 'invalid-input', errors });
    if (!isLater) return ok({ version: (await putLive(held, place, data, editor)).version });
    const next = version + 1;
    const scheduled = { data, isChanged: true, publishAt: at, publishVersion: next };
    return ok({ version: (await store(scheduled, 'scheduled')).version });
  });
  if (done.ok && !isLater) await shop.snapshots.announce(contentTopic);
  return done;
}

/** Makes data visible in a place, within the transaction that holds it. The draft may be ahead of what is published. */
export async function putLive({ db, editor, open, store }: Held, place: DocumentPlace, data: unknown, author: Author) {
  const page = publishedDataOf(place.kind).parse(data);
  const document = { ...place, data: page };
  const before = open?.isInherited ? undefined : open?.live;
  await recordChange(db, author, {
    action: actionOf(place),
    subject: subjectOf(place),
    ...recordedSides(document, before),
  });
  await saveDocuments(db, [document], editor.now);
  const liveRevision = (await findPlacedDocument(db, place))?.revision;
  await markChanged(db, contentTopic);
  const isAhead = open !== undefined && JSON.stringify(open.draft.data) !== JSON.stringify(data);
  return store(
    {
      data: isAhead ? open.draft.data : data,
      isChanged: isAhead,
      liveRevision,
      publishAt: undefined,
      publishVersion: undefined,
      archivedAt: undefined,
      publishedAt: editor.now,
    },
    'published',
  );
}

/** Access: staff with the task content. The schedule ends; the draft stays. */
export async function unschedule(shop: Publisher, editor: Editor, { place, version }: Place) {
  return changeDraft(shop, editor, { place, version }, async ({ open, store }) => {
    if (!open?.draft.publishAt) return refuse({ code: 'not-found', slug: place.slug });
    const { data, isChanged } = open.draft;
    return ok({ version: (await store({ data, isChanged, publishAt: undefined, publishVersion: undefined })).version });
  });
}

/** Pages of the route table: without them, screens of the shop would be empty. */
const needed: ReadonlySet<string> = new Set(['front-page', 'hangtight', 'general']);

/**
 * Access: staff with the task content. Visitors see the page no more; its draft stays. A market's own version gives way to
 * the one for all markets, and is removed.
 */
export async function archivePage(shop: Publisher, editor: Editor, { place, version }: Place) {
  const done = await changeDraft(shop, editor, { place, version }, async (held): Promise<Result<Gone, Refusal>> => {
    const { db, open } = held;
    if (!open) return refuse({ code: 'not-found', slug: place.slug });
    const isOverride = place.marketId !== undefined && (await hasGeneral(db, place));
    if (needed.has(place.slug) && !isOverride) return refuse({ code: 'content-page-needed' });
    if (open.revision !== undefined) {
      await removeDocument(db, place);
      await markChanged(db, contentTopic);
      const change = { action: actionOf(place), subject: subjectOf(place) };
      await recordChange(db, editor, { ...change, before: { isLive: true }, after: { isLive: false } });
    }
    const archived = { ...open.draft, isChanged: true, liveRevision: undefined, archivedAt: editor.now };
    const kept = await held.store({ ...archived, publishAt: undefined, publishVersion: undefined });
    if (isOverride) await removeDraft(db, kept.id);
    return ok({ version: isOverride ? 0 : kept.version });
  });
  if (done.ok) await shop.snapshots.announce(contentTopic);
  return done;
}

type Gone = { readonly version: number };

const hasGeneral = async (db: Db, place: DocumentPlace): Promise<boolean> =>
  (await findPlacedDocument(db, { ...place, marketId: undefined })) !== undefined;
