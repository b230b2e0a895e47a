/** What may be uploaded and served, by the ending of its name. */
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

const longest = 200;
const rule = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/** The type of what lies under a path; undefined where the path is none: it climbs, begins with a dot, or ends otherwise. */
export function mediaTypeOfPath(path: string): MediaType | undefined {
  if (path.length > longest || !rule.test(path) || path.includes('..')) return undefined;
  const [, ending = ''] = /\.([a-z0-9]+)$/.exec(path) ?? [];
  return Object.hasOwn(typeOfEnding, ending) ? typeOfEnding[ending as keyof typeof typeOfEnding] : undefined;
}

export const isPicturePath = (path: string) => mediaTypeOfPath(path)?.startsWith('image/') === true;

/** Where it lies among the shop's files. Nothing outside this folder is ever served. */
export const mediaKey = (path: string) => `media/${path}`;
