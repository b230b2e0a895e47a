/** File types that can be uploaded and served, by file extension. */
const typeOfEnding = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
} as const;

export type MediaType = (typeof typeOfEnding)[keyof typeof typeOfEnding];

export const mediaEndings = Object.keys(typeOfEnding);
export const mediaTypes: readonly MediaType[] = Object.values(typeOfEnding).filter(
  (type, index, all) => all.indexOf(type) === index,
);

/** The usual extension of a type. */
export const mediaEndingOf = (type: MediaType): string =>
  mediaEndings.find((ending) => typeOfEnding[ending as keyof typeof typeOfEnding] === type) ?? '';

const longest = 200;
const rule = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/** The type of a file by its path; undefined for an invalid path: one with `..`, a leading dot or another extension. */
export function mediaTypeOfPath(path: string): MediaType | undefined {
  if (path.length > longest || !rule.test(path) || path.includes('..')) return undefined;
  const [, ending = ''] = /\.([a-z0-9]+)$/.exec(path) ?? [];
  return Object.hasOwn(typeOfEnding, ending) ? typeOfEnding[ending as keyof typeof typeOfEnding] : undefined;
}

export const isPicturePath = (path: string) => mediaTypeOfPath(path)?.startsWith('image/') === true;

/** Key in the file store. Files outside this folder are never served. */
export const mediaKey = (path: string) => `media/${path}`;
