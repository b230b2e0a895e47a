import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { allowRead } from '../auth/may-see.ts';
import { findPlacedDocument } from '../content/content-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type DocumentPlace, type Draft, type DraftState, stateOf } from './draft.ts';
import { findDraft } from './draft-store.server.ts';

export type OpenDraft = {
  readonly draft: Draft;
  readonly state: DraftState;
  /** The market has no version of its own and shows this one, which is for all markets. */
  readonly isInherited: boolean;
  /** What visitors see changed after the draft was begun. */
  readonly isOvertaken: boolean;
  /** What visitors see in this place. */
  readonly live: unknown;
  readonly revision: string | undefined;
};

type Reader = Pick<Shop, 'db'>;

/** Access: staff with the task content. The draft of a place, or what a draft would begin with. */
export async function readDraft({ db }: Reader, visit: Pick<Visit, 'claims' | 'now'>, place: DocumentPlace) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const found = (await openIn(db, place)) ?? (await inheritedIn(db, place));
  return found ? ok(found) : refuse({ code: 'not-found', slug: place.slug });
}

/** The draft of exactly this place, or its document as one. */
export async function openIn(db: Db, place: DocumentPlace): Promise<OpenDraft | undefined> {
  const draft = await findDraft(db, place);
  const document = await findPlacedDocument(db, place);
  if (!draft && !document) return undefined;
  const isOutdated = draft !== undefined && document !== undefined && draft.liveRevision !== document.revision;
  if (!draft || (isOutdated && !draft.isChanged && !draft.publishAt))
    return (
      document && {
        draft: { ...fromDocument(place, document), version: draft?.version ?? 0 },
        state: 'live',
        isInherited: false,
        isOvertaken: false,
        live: document.data,
        revision: document.revision,
      }
    );
  return {
    draft,
    state: stateOf({ ...draft, isLive: document !== undefined }),
    isInherited: false,
    isOvertaken: isOutdated,
    live: document?.data,
    revision: document?.revision,
  };
}

async function inheritedIn(db: Db, place: DocumentPlace): Promise<OpenDraft | undefined> {
  if (place.marketId === undefined) return undefined;
  const general = await findPlacedDocument(db, { ...place, marketId: undefined });
  if (!general) return undefined;
  const draft = { ...fromDocument(place, general), isChanged: true, liveRevision: undefined };
  return { draft, state: 'live', isInherited: true, isOvertaken: false, live: general.data, revision: undefined };
}

type Document = { readonly data: unknown; readonly revision: string; readonly changedAt: Date };

/** A document that nobody has edited yet. */
const fromDocument = (place: DocumentPlace, { data, revision, changedAt }: Document): Draft => ({
  place,
  data,
  version: 0,
  isChanged: false,
  liveRevision: revision,
  publishAt: undefined,
  publishVersion: undefined,
  stopped: undefined,
  archivedAt: undefined,
  publishedAt: changedAt,
  checkedAt: changedAt,
  changedAt,
  authorId: undefined,
});
