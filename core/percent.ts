/** Decodes `%C3%A5` and similar; undefined for invalid sequences such as `%E0%A4%A`. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * A path segment that cannot be decoded or stored is taken literally, with its percent signs: nothing has that name, so
 * the lookup finds nothing and no error is thrown.
 */
export function toReadablePath(path: string): string {
  return path
    .split('/')
    .map((part) => (isReadable(decodePercent(part)) ? part : part.replaceAll('%', '%25')))
    .join('/');
}

const isReadable = (text: string | undefined): boolean => text !== undefined && !text.includes('\0');

/** Removes NUL characters, which the database cannot store. */
export const toReadableQuery = (query: string): string => query.replaceAll('%00', '');
