import * as z from 'zod';
import { createBoundedMap } from '../../../platform/bounded-map.ts';

type QueryTexts = Readonly<Record<string, string | readonly string[]>>;

/** Size of the cache of parsed texts per field: most callers send the same few values. */
const remembered = 200;
const longestRemembered = 40;

/**
 * Parses query texts by an object schema. Most fields are usually absent, and their defaults are computed in advance,
 * so only the present fields are parsed. If one is invalid, the whole schema runs to report the errors.
 */
export function readFields<S extends z.ZodObject>(schema: S): (said: QueryTexts) => z.ZodSafeParseResult<z.output<S>> {
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

/** Returns the required fields, and the defaults of the others. */
function absentFields(schema: z.ZodObject) {
  const nothing = schema.safeParse({});
  if (nothing.success) return { required: [], unsaid: frozen(nothing.data) };
  const required = [...new Set(nothing.error.issues.map(({ path }) => String(path[0])))];
  const rest = Object.entries(schema.shape).filter(([name]) => !required.includes(name));
  return { required, unsaid: frozen(z.object(Object.fromEntries(rest)).parse({})) };
}

/** Frozen, because all callers without parameters share it. */
function frozen(data: Record<string, unknown>): Record<string, unknown> {
  for (const value of Object.values(data)) Object.freeze(value);
  return data;
}
