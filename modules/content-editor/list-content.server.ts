import type { Language } from '#core/locale.ts';
import { ok } from '#core/result.ts';
import { allowRead } from '../auth/may-see.ts';
import { listPlacedDocuments } from '../content/content-store.server.ts';
import { marketList } from '../market/markets.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import {
  type DocumentPlace,
  type DraftState,
  type StoppedSchedule,
  stateOf,
  type TranslationState,
  translationStates,
} from './draft.ts';
import { listDrafts } from './draft-store.server.ts';
import { languagesOfPlace } from './languages-of-place.ts';

export type ListedContent = {
  readonly place: DocumentPlace;
  readonly title: string;
  readonly state: DraftState;
  /** Visitors see it, perhaps in an older version. */
  readonly isLive: boolean;
  readonly isChanged: boolean;
  /** The asked market has no version of its own and shows this one. */
  readonly isInherited: boolean;
  readonly publishAt: Date | undefined;
  readonly stopped: StoppedSchedule | undefined;
  readonly changedAt: Date;
  readonly checkedAt: Date;
  readonly author: string | undefined;
  readonly translation: TranslationState;
  /** Of a reference: the languages that it is not translated into. */
  readonly missing: readonly Language[];
};

type Found = Omit<ListedContent, 'isInherited' | 'translation' | 'missing' | 'author'> & {
  readonly authorId: number | undefined;
};

const keyOf = ({ marketId, language, kind, slug }: DocumentPlace) => [marketId, language, kind, slug].join(' ');
const titleOf = (data: unknown): string => (data as { title?: string }).title ?? '';

/** Access: staff with the task content. Everything that editors write: in a market with what it inherits, or for all markets. */
export async function listContent(
  { db }: Pick<Shop, 'db'>,
  visit: Pick<Visit, 'claims'>,
  { marketId }: { readonly marketId: number | undefined },
) {
  const allowed = allowRead(visit, 'content');
  if (!allowed.ok) return allowed;
  const found = await readAll(db);
  const own = found.filter(({ place }) => place.marketId === marketId);
  const languages = marketList.find((market) => market.marketId === marketId)?.languages;
  const ownKeys = new Set(own.map(({ place }) => keyOf(place)));
  const inherited =
    languages === undefined
      ? []
      : found.filter(
          ({ place, state }) =>
            place.marketId === undefined &&
            state !== 'draft' &&
            state !== 'archived' &&
            languages.includes(place.language) &&
            !ownKeys.has(keyOf({ ...place, marketId })),
        );
  const rows = [...own.map(asOwn(false)), ...inherited.map(asOwn(true))];
  const names = await listNamesOf(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );
  const states = statesBySlug(rows, languagesOfPlace(marketId));
  return ok(
    rows.map(({ authorId, ...row }): ListedContent => {
      const name = authorId === undefined ? undefined : names.get(authorId);
      const ofPage = states.get(`${row.place.kind} ${row.place.slug}`);
      const translation = ofPage?.get(row.place.language) ?? 'current';
      return {
        ...row,
        author: name && `${name.firstName} ${name.lastName}`.trim(),
        translation,
        missing:
          translation === 'reference'
            ? [...(ofPage ?? [])].flatMap(([language, state]) => (state === 'missing' ? [language] : []))
            : [],
      };
    }),
  );
}

const asOwn =
  (isInherited: boolean) =>
  (row: Found): Found & { isInherited: boolean } => ({ ...row, isInherited });

function statesBySlug(
  rows: readonly Found[],
  expected: readonly Language[],
): ReadonlyMap<string, ReadonlyMap<Language, TranslationState>> {
  const groups = Map.groupBy(rows, ({ place }) => `${place.kind} ${place.slug}`);
  return new Map(
    [...groups].map(([key, group]) => {
      const existing = group.map(({ place, changedAt, checkedAt }) => ({
        language: place.language,
        changedAt,
        checkedAt,
      }));
      const languages = [...new Set([...expected, ...existing.map(({ language }) => language)])];
      return [key, translationStates(languages, existing)] as const;
    }),
  );
}

async function readAll(db: Shop['db']): Promise<Found[]> {
  const documents = new Map((await listPlacedDocuments(db)).map((document) => [keyOf(document), document]));
  const drafts = await listDrafts(db);
  const drafted = drafts.map((draft): Found => {
    const document = documents.get(keyOf(draft.place));
    documents.delete(keyOf(draft.place));
    const { place, isChanged, publishAt, stopped, checkedAt, changedAt, authorId } = draft;
    const isLive = document !== undefined;
    const state = stateOf({ ...draft, isLive });
    return {
      place,
      title: titleOf(draft.data),
      state,
      isLive,
      isChanged,
      publishAt,
      stopped,
      changedAt,
      checkedAt,
      authorId,
    };
  });
  const untouched = [...documents.values()].map(
    ({ marketId, language, kind, slug, data, changedAt }): Found => ({
      place: { marketId, language, kind, slug },
      title: titleOf(data),
      state: 'live',
      isLive: true,
      isChanged: false,
      publishAt: undefined,
      stopped: undefined,
      changedAt,
      checkedAt: changedAt,
      authorId: undefined,
    }),
  );
  return [...drafted, ...untouched];
}
