/** A text of an address with its `%C3%A5` as letters; nothing where a percent sign stands for none, as in `%E0%A4%A`. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * A part of a path that cannot be decoded, or that no database keeps, is taken literally, percent signs and all: nothing has that
 * name, and nothing fails.
 */
export function toReadablePath(path: string): string {
  return path
    .split('/')
    .map((part) => (isReadable(decodePercent(part)) ? part : part.replaceAll('%', '%25')))
    .join('/');
}

const isReadable = (text: string | undefined): boolean => text !== undefined && !text.includes('\0');

/** A query without the character zero, which no database keeps and nobody types. */
export const toReadableQuery = (query: string): string => query.replaceAll('%00', '');
