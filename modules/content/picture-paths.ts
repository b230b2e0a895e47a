/** The version of each picture by its path; one that is not there is left out, and so from the page. */
export type PictureVersions = Readonly<Record<string, string>>;

/** The paths of all pictures in a document, wherever in it they stand, each once. A picture has a path and proportions. */
export function picturePathsOf(document: unknown): string[] {
  return [...new Set(pathsIn(document))];
}

function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('path' in value && 'width' in value && 'height' in value && typeof value.path === 'string') return [value.path];
  return Object.values(value).flatMap(pathsIn);
}
