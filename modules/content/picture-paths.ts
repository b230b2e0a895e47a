/** Version of each picture by path; a missing picture is left out of the page. */
export type PictureVersions = Readonly<Record<string, string>>;

/**
 * Paths of all pictures anywhere in a document, without duplicates. An object with a path and proportions is a picture.
 */
export function picturePathsOf(document: unknown): string[] {
  return [...new Set(pathsIn(document))];
}

function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('path' in value && 'width' in value && 'height' in value && typeof value.path === 'string') return [value.path];
  return Object.values(value).flatMap(pathsIn);
}
