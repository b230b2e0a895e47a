import type * as z from 'zod';
import { readFields } from './read-fields.ts';

/**
 * Parses a query string by a schema: names are case-insensitive, repeated names become a list, and unknown names are
 * ignored.
 */
export function readNamed<Q extends z.ZodObject>(schema: Q): (url: string) => z.ZodSafeParseResult<z.output<Q>> {
  const spelling = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]));
  const read = readFields(schema);
  return (url) => {
    const at = url.indexOf('?');
    const said: Record<string, string | string[]> = {};
    if (at < 0) return read(said);
    for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
      const known = spelling.get(name.toLowerCase());
      if (known === undefined) continue;
      const before = said[known];
      said[known] = before === undefined ? value : [before, value].flat();
    }
    return read(said);
  };
}
