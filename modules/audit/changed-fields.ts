import type { JsonObject } from '#core/json.ts';

/** Names under which the shop keeps secrets. A record that has one of them does not compile. */
type SecretName = 'password' | 'passwordHash' | 'secret' | 'secretHash' | 'token' | 'accessToken' | 'refreshToken';

/** What was, or is now, said of a thing, by the names of its fields. */
export type Fields = { readonly [field: string]: unknown } & { readonly [Name in SecretName]?: never };

type Sides = { readonly before: JsonObject; readonly after: JsonObject };

/** What is different, as JSON. A field that has no value is left out. */
export function changedFields(before: Fields = {}, after: Fields = {}): Sides {
  const [was, is] = [asJson(before), asJson(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !isSame(was[name], is[name]));
  return { before: only(was, names), after: only(is, names) };
}

const asJson = (fields: Fields): JsonObject => JSON.parse(JSON.stringify(fields)) as JsonObject;

const only = (fields: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const isSame = (a: unknown, b: unknown): boolean => written(a) === written(b);

/** The order in which an object names its fields is no difference. */
const written = (value: unknown): string | undefined => JSON.stringify(value, (_, inner: unknown) => sorted(inner));

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
