import type { AbstractIntlMessages } from 'use-intl';
import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';
import type { ContentPicture, ContentScene } from '#modules/content/content-parts.ts';
import type { PictureVersions } from '#modules/content/picture-paths.ts';
import type { DraftState, StopReason, TranslationState } from '#modules/content-editor/draft.ts';
import type { NamedField } from '#modules/content-editor/field-shape.ts';
import type { Difference } from '#modules/content-editor/page-diff.ts';

/** A row of the list. */
export type ContentRow = {
  id: string;
  slug: string;
  title: string;
  isGeneral: boolean;
  language: string;
  state: DraftState;
  isChanged: boolean;
  isInherited: boolean;
  /** It was not published at its planned time. */
  isStopped: boolean;
  /** Where visitors see it; undefined if they do not. */
  liveUrl: string | undefined;
  translation: TranslationState;
  /** Of a reference: the languages that it is not translated into. */
  missing: readonly string[];
  author: string;
  changedAt: string;
};

/** A place that a link can lead to, in the spelling of the field. */
export type LinkChoice = { value: string; label: string };

/** A company by its number, with its name. */
export type CompanyChoice = { value: string; label: string };

type TranslationRow = { language: string; state: TranslationState; id: string };

type VersionRow = { version: number; reason: string; author: string; madeAt: string };

/** Everything that the editor of one text needs. */
export type EditorView = {
  id: string;
  kind: 'page' | 'dealer-page' | 'general';
  market: string;
  language: string;
  state: DraftState;
  isChanged: boolean;
  isInherited: boolean;
  /** What visitors see changed after the draft was begun: the difference to the draft. */
  overtaken: readonly Difference[] | undefined;
  publishAt: string | undefined;
  /** It was not published at its planned time. */
  stopped: { at: string; reason: StopReason } | undefined;
  /** Where visitors see the page; undefined if they do not. */
  liveUrl: string | undefined;
  version: number;
  data: Record<string, unknown>;
  problems: Readonly<Record<string, string>>;
  /** By the name of the block. */
  shapes: Readonly<Record<string, readonly NamedField[]>>;
  generalShape: readonly NamedField[];
  templates: readonly string[];
  /** With the day of today in each. */
  markets: readonly { code: string; name: string; today: string }[];
  scenes: readonly ContentScene[];
  /** What a new block begins with, in the language of the page. */
  example: { title: string; text: string };
  /** What blocks say by themselves, such as the names of buttons, in the language of the page. */
  blockTexts: AbstractIntlMessages;
  /** Pictures of the library that texts in this language may use. */
  media: readonly ContentPicture[];
  pictures: PictureVersions;
  /** The size groups that general content may have texts for. */
  sizeGroups: readonly { value: string; label: string }[];
  links: readonly LinkChoice[];
  /** The market that the page is previewed in. */
  previewMarket: string;
  /** At the prices of the visitor that it is previewed for. */
  products: Readonly<Record<string, readonly ProductTeaser[]>>;
  versions: readonly VersionRow[];
  translations: readonly TranslationRow[];
  /** The reference text beside a translation. */
  reference: { language: string; data: Record<string, unknown> } | undefined;
  usage: readonly string[];
  compared: { version: number; differences: readonly Difference[] } | undefined;
};

/** The answer to a save or another change. */
export type EditorAnswer = {
  version?: number;
  problems?: Readonly<Record<string, string>>;
  error?: string;
  /** Somebody else saved meanwhile, or a program published. */
  conflict?: { version: number; isLive: boolean; differences: readonly Difference[] };
};
