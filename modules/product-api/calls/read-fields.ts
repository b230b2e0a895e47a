import * as z from 'zod';
import { createBoundedMap } from '../../../platform/bounded-map.ts';

type Said = Readonly<Record<string, string | readonly string[]>>;

/** How many short texts of each field are remembered with what they were read as: most callers say the same few things. */
const remembered = 200;
const longestRemembered = 40;

/**
 * Reads texts as an object's schema has them. Most fields are absent most of the time, and what they are then is known
 * beforehand: only those that were said are parsed, and the whole schema speaks where one of them is refused.
 */
export function readFields<S extends z.ZodObject>(schema: S): (said: Said) => z.ZodSafeParseResult<z.output<S>> {
  const { required, unsaid } = absentFields(schema);
  const readers = new Map(Object.entries(schema.shape).map(([name, field]) => [name, readerOf(field as z.ZodType)]));
  return (said) => {
    if (required.some((name) => said[name] === undefined)) return schema.safeParse(said);
    const data: Record<string, unknown> = { ...unsaid };
    for (const name in said) {
      const read = readers.get(name)?.(said[name]);
      if (!read?.success) return schema.safeParse(said);
      data[name] = read.data;
    }
    return { success: true, data: data as z.output<S> };
  };
}

function readerOf(field: z.ZodType): (value: unknown) => z.ZodSafeParseResult<unknown> {
  const known = createBoundedMap<string, z.ZodSafeParseResult<unknown>>(remembered);
  return (value) => {
    if (typeof value !== 'string' || value.length > longestRemembered) return field.safeParse(value);
    return known.getOrMake(value, () => {
      const read = field.safeParse(value);
      Object.freeze(read.data);
      return read;
    });
  };
}

/** Which fields must be said, and what the others are where they are not. */
function absentFields(schema: z.ZodObject) {
  const nothing = schema.safeParse({});
  if (nothing.success) return { required: [], unsaid: frozen(nothing.data) };
  const required = [...new Set(nothing.error.issues.map(({ path }) => String(path[0])))];
  const rest = Object.entries(schema.shape).filter(([name]) => !required.includes(name));
  return { required, unsaid: frozen(z.object(Object.fromEntries(rest)).parse({})) };
}

/** All who say nothing share it. */
function frozen(data: Record<string, unknown>): Record<string, unknown> {
  for (const value of Object.values(data)) Object.freeze(value);
  return data;
}
