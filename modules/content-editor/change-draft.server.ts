import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { holdSubject } from '../audit/hold-subject.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { DocumentPlace, VersionReason } from './draft.ts';
import { findDraft, type StoredDraft, storeDraft } from './draft-store.server.ts';
import { type OpenDraft, openIn } from './read-draft.server.ts';
import { keepVersion } from './version-store.server.ts';

export type Editor = Pick<Visit, 'claims' | 'now'>;

export type Held = {
  readonly db: Db;
  readonly editor: Editor;
  /** What is there; undefined for a new page. */
  readonly open: OpenDraft | undefined;
  /** Stores the draft with the next version. */
  readonly store: (draft: NextDraft, reason?: VersionReason) => Promise<StoredDraft>;
};

type NextDraft = Pick<StoredDraft, 'data' | 'isChanged'> & Partial<Omit<StoredDraft, 'id' | 'place' | 'version'>>;

/** The subject of audit entries about a place. */
export const subjectOf = ({ kind, language, slug }: DocumentPlace): string =>
  kind === 'general' ? language : `${language}/${slug}`;

export const actionOf = ({ kind }: DocumentPlace) =>
  kind === 'general' ? ('content.general-saved' as const) : ('content.page-saved' as const);

/**
 * Access: staff with the task content. Changes a draft in a transaction that holds its place. An outdated version is
 * refused, so that nobody overwrites what somebody else wrote meanwhile.
 */
export async function changeDraft<T>(
  shop: Pick<Shop, 'db'>,
  editor: Editor,
  { place, version }: { readonly place: DocumentPlace; readonly version: number },
  change: (held: Held) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const allowed = allowChange(editor, 'content');
  if (!allowed.ok) return allowed;
  return inTransaction(shop.db, async (db): Promise<Result<T, Refusal>> => {
    const held = await holdDraft(db, editor, place);
    const isOutdated = version !== (held.open?.draft.version ?? 0);
    return isOutdated ? refuse({ code: 'content-draft-changed' }) : change(held);
  });
}

/** Without access check: for scheduled work. */
export async function holdDraft(db: Db, editor: Editor, place: DocumentPlace): Promise<Held> {
  await holdSubject(db, actionOf(place), subjectOf(place));
  const open = await openIn(db, place);
  const stored = await findDraft(db, place);
  const authorId = editor.claims?.customer_id ?? stored?.authorId;
  const store = async (next: NextDraft, reason: VersionReason = 'saved') => {
    const asked = {
      ...(open?.draft ?? emptyDraft(editor.now)),
      id: stored?.id ?? newId(editor.now, randomBytes),
      place,
      authorId,
      changedAt: editor.now,
      ...next,
      version: (open?.draft.version ?? 0) + 1,
    };
    // Publishing, planning again and archiving answer the question that a stopped schedule leaves open.
    const isSettled = !asked.isChanged || asked.publishAt !== undefined || asked.archivedAt !== undefined;
    const draft: StoredDraft = isSettled ? { ...asked, stopped: undefined } : asked;
    await storeDraft(db, draft, editor.now);
    const { id: draftId, version, data } = draft;
    await keepVersion(db, { draftId, version, data, reason, authorId, madeAt: editor.now });
    return draft;
  };
  return { db, editor, open, store };
}

const emptyDraft = (now: Date) => ({
  liveRevision: undefined,
  publishAt: undefined,
  publishVersion: undefined,
  stopped: undefined,
  archivedAt: undefined,
  publishedAt: undefined,
  checkedAt: now,
});
