/** A text of an address with its `%C3%A5` as letters; nothing where a percent sign stands for none, as in `%E0%A4%A`. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A broken part of a path is taken as it stands, percent signs and all: nothing has that name, and nothing stumbles. */
export function toReadablePath(path: string): string {
  return path
    .split('/')
    .map((part) => (decodePercent(part) === undefined ? part.replaceAll('%', '%25') : part))
    .join('/');
}
