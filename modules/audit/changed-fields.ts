import type { JsonObject } from '#core/json.ts';

/** Field names of secrets. A record with one of them does not compile. */
type SecretName = 'password' | 'passwordHash' | 'secret' | 'secretHash' | 'token' | 'accessToken' | 'refreshToken';

/** The fields of a subject before or after a change. */
export type Fields = { readonly [field: string]: unknown } & { readonly [Name in SecretName]?: never };

type Sides = { readonly before: JsonObject; readonly after: JsonObject };

/** The fields that differ, as JSON. Fields without a value are left out. */
export function changedFields(before: Fields = {}, after: Fields = {}): Sides {
  const [was, is] = [asJson(before), asJson(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !isSame(was[name], is[name]));
  return { before: only(was, names), after: only(is, names) };
}

const asJson = (fields: Fields): JsonObject => JSON.parse(JSON.stringify(fields)) as JsonObject;

const only = (fields: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (isNested(a) && isNested(b) && written(a) === written(b));

const isNested = (value: unknown) => typeof value === 'object' && value !== null;

/** Serialises with sorted keys, because the order of keys is not a difference. */
const written = (value: unknown): string | undefined => JSON.stringify(value, (_, inner: unknown) => sorted(inner));

const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
