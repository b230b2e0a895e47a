import { type Language, languages } from '#core/locale.ts';

export const mediaKinds = ['picture', 'film', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Alternative texts by language. */
export type Alts = Readonly<Partial<Record<Language, string>>>;

/** A point of a picture, from 0 to 1 of its width and height. */
export type FocalPoint = { readonly x: number; readonly y: number };

/** A picture, film or document of the library. */
export type MediaItem = {
  readonly id: string;
  /** The path of the file, which pages refer to. It never changes. */
  readonly path: string;
  readonly name: string;
  /** Folders are names with slashes between them; empty for the top. */
  readonly folder: string;
  readonly kind: MediaKind;
  readonly contentType: string;
  readonly bytes: number;
  /** Pictures have a size. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly focal: FocalPoint;
  readonly alts: Alts;
  readonly isDecorative: boolean;
  /** Counts the changes, so that an outdated one is refused. */
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

/** The focal point that a page takes over. The centre is where every item begins, so it says nothing. */
export const chosenFocal = ({ x, y }: FocalPoint): { readonly focal?: FocalPoint } =>
  x === 0.5 && y === 0.5 ? {} : { focal: { x, y } };

export const longest = { name: 100, folder: 100, alt: 300 } as const;
export const folderRule = /^[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*(?:\/[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*)*$/u;

export const mostFilmMegabytes = 50;
export const mostSvgMegabytes = 2;

export const kindOfType = (contentType: string): MediaKind => {
  if (contentType.startsWith('image/')) return 'picture';
  return contentType.startsWith('video/') ? 'film' : 'document';
};

/** Documents are links with a text of their own; pictures and films need an alternative text. */
const needsAlts = ({ kind, isDecorative }: Pick<MediaItem, 'kind' | 'isDecorative'>) =>
  kind !== 'document' && !isDecorative;

/** Languages in which pages may not use the item yet, because it has no alternative text there. */
export const missingAlts = (item: Pick<MediaItem, 'kind' | 'isDecorative' | 'alts'>): Language[] =>
  needsAlts(item) ? languages.filter((language) => (item.alts[language] ?? '').trim() === '') : [];

/** Whether pages in this language may use the item. */
const isReadyIn = (item: Pick<MediaItem, 'kind' | 'isDecorative' | 'alts'>, language: Language): boolean =>
  !missingAlts(item).includes(language);

/** The alternative text for a page in this language; undefined if the page may not use the item. */
export const altIn = (
  item: Pick<MediaItem, 'kind' | 'isDecorative' | 'alts'>,
  language: Language,
): string | undefined => (isReadyIn(item, language) ? (item.alts[language] ?? '') : undefined);

/** The first part of a path: readable, and safe in addresses. */
export function slugOf(name: string): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const plain = last
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain.slice(0, 60).replace(/-+$/, '') || 'file';
}
