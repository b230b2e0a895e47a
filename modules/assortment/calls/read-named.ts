import * as z from 'zod';

type Read<Q extends z.ZodObject> = (url: string) => z.ZodSafeParseResult<z.output<Q>>;

/**
 * The query of an address as its schema has it: names in any case of letters, a name that stands there several times as a
 * list. What the schema does not know is passed over. Most fields are absent most of the time, and what they are then is known
 * beforehand: only those that were said are parsed, and the whole schema speaks where one of them is refused.
 */
export function readNamed<Q extends z.ZodObject>(schema: Q): Read<Q> {
  const spelling = new Map(Object.keys(schema.shape).map((name) => [name.toLowerCase(), name]));
  const { required, unsaid } = absentFields(schema);
  return (url) => {
    const said = namesIn(url, spelling);
    if (required.some((name) => said[name] === undefined)) return schema.safeParse(said);
    const data: Record<string, unknown> = { ...unsaid };
    for (const name in said) {
      const read = (schema.shape[name] as z.ZodType).safeParse(said[name]);
      if (!read.success) return schema.safeParse(said);
      data[name] = read.data;
    }
    return { success: true, data: data as z.output<Q> };
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

function namesIn(url: string, spelling: ReadonlyMap<string, string>): Record<string, string | string[]> {
  const said: Record<string, string | string[]> = {};
  const at = url.indexOf('?');
  if (at < 0) return said;
  for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
    const known = spelling.get(name.toLowerCase());
    if (known === undefined) continue;
    const before = said[known];
    said[known] = before === undefined ? value : [before, value].flat();
  }
  return said;
}
