import type { Language } from '#core/locale.ts';
import type { DocumentKind, DocumentPlace } from '../content/content-store.server.ts';

export type { DocumentKind, DocumentPlace };

export const draftStates = ['draft', 'scheduled', 'live', 'archived'] as const;

export type DraftState = (typeof draftStates)[number];

export type VersionReason = 'saved' | 'published' | 'scheduled' | 'restored';

/** Why a page was not published at its planned time. */
export type StopReason = 'incomplete' | 'overtaken';

/** The planned time that passed without publishing. */
export type StoppedSchedule = { readonly at: Date; readonly reason: StopReason };

/** A text that is being edited in one place. Version 0: nothing is stored yet. */
export type Draft = {
  readonly place: DocumentPlace;
  readonly data: unknown;
  readonly version: number;
  /** It differs from what visitors see. */
  readonly isChanged: boolean;
  /** The revision of the document that it was last equal to. */
  readonly liveRevision: string | undefined;
  readonly publishAt: Date | undefined;
  readonly publishVersion: number | undefined;
  readonly stopped: StoppedSchedule | undefined;
  readonly archivedAt: Date | undefined;
  readonly publishedAt: Date | undefined;
  readonly checkedAt: Date;
  readonly changedAt: Date;
  readonly authorId: number | undefined;
};

type StateFacts = {
  readonly publishAt: Date | undefined;
  readonly archivedAt: Date | undefined;
  readonly isLive: boolean;
};

export function stateOf({ publishAt, archivedAt, isLive }: StateFacts): DraftState {
  if (publishAt) return 'scheduled';
  if (isLive) return 'live';
  return archivedAt ? 'archived' : 'draft';
}

export type Translated = {
  readonly language: Language;
  readonly changedAt: Date;
  /** When the text was last compared with the reference. */
  readonly checkedAt: Date;
};

export type TranslationState = 'reference' | 'current' | 'outdated' | 'missing';

/** The language that the others are translated from: English, else Swedish, else the first that exists. */
export function referenceOf(existing: readonly Language[]): Language | undefined {
  return (['en', 'sv'] as const).find((language) => existing.includes(language)) ?? existing.toSorted()[0];
}

/** The state of each language of a page. A translation is outdated if the reference changed after it was last checked. */
export function translationStates(
  languages: readonly Language[],
  existing: readonly Translated[],
): ReadonlyMap<Language, TranslationState> {
  const reference = referenceOf(existing.map(({ language }) => language));
  const since = existing.find(({ language }) => language === reference)?.changedAt;
  return new Map(
    languages.map((language): [Language, TranslationState] => {
      const own = existing.find((one) => one.language === language);
      if (!own) return [language, 'missing'];
      if (language === reference) return [language, 'reference'];
      return [language, since && since > own.checkedAt ? 'outdated' : 'current'];
    }),
  );
}
