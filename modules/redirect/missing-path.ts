import { longestPath, normalPath } from './redirect.ts';

/** Ids, tokens and numbers of more than five digits could identify somebody, so they are counted as one. */
const identifier = /^(?=.*\d)(?:[\da-f]{8}-[\da-f-]{27}|[\w-]{24,}|.*\d{6,}.*)$/i;

/** The address as it is counted: without query, without anything that could identify a person. Undefined: not counted. */
export function countedPath(path: string): string | undefined {
  const normal = normalPath(path);
  if (normal.length > longestPath || normal.includes('@') || !/^[\p{L}\p{N}/_.~+-]+$/u.test(normal)) return undefined;
  return normal
    .split('/')
    .map((part) => (identifier.test(part) ? '*' : part))
    .join('/');
}
