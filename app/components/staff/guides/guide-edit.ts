import type { Language } from '#core/locale.ts';
import type { Guide } from '#modules/guide/guide.ts';

/** The editor's state, given to its parts. */
export type GuideEdit = {
  readonly guide: Guide;
  /** The language whose texts are written. */
  readonly language: Language;
  readonly isReadOnly: boolean;
  readonly change: (next: Guide) => void;
};

/** Categories and groups of the shop, for the products of a result. */
export type GuideChoices = {
  readonly categories: readonly { readonly value: string; readonly label: string }[];
  readonly groups: readonly { readonly value: string; readonly label: string }[];
};

export type GuideAnswer = { readonly problems: readonly string[] };
