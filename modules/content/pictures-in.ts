/** Alternative texts by the path of the picture. */
export type Alts = ReadonlyMap<string, string>;

/** A picture of a document that may be unfinished. */
type FoundPicture = {
  readonly path: string;
  readonly width: unknown;
  readonly height: unknown;
  readonly alt?: unknown;
};

/** An object with a path and proportions is a picture. */
const isPicture = (value: object): value is FoundPicture =>
  'path' in value && 'width' in value && 'height' in value && typeof value.path === 'string';

/** All pictures anywhere in a document, in its order. */
export function picturesIn(value: unknown): FoundPicture[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

/** The alternative texts of the pictures of a document. */
export const altsIn = (document: unknown): [path: string, alt: string][] =>
  picturesIn(document).flatMap(({ path, alt }): [string, string][] =>
    typeof alt === 'string' && alt.trim() !== '' ? [[path, alt]] : [],
  );

/**
 * The document with the alternative texts of another language. A picture without one gets an empty text, so that the page is
 * not published before an editor writes it.
 */
export const withAlts = <T>(document: T, alts: Alts): T => replaced(document, alts) as T;

function replaced(value: unknown, alts: Alts): unknown {
  if (Array.isArray(value)) return value.map((one) => replaced(one, alts));
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return { ...value, alt: alts.get(value.path) ?? '' };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, alts)]));
}
