/** Parameters that a company may name in its own way. */
export const renamable = ['USERNAME', 'PASSWORD', 'HOOK_URL'] as const;

export type OwnNames = Readonly<Partial<Record<(typeof renamable)[number], string>>>;

type Fields = readonly (readonly [string, string])[];

/**
 * A request under the usual names. Who sends it is not known before, so the first list of names that are all in it counts; without one it
 * stays as it came.
 */
export function underUsualNames(fields: Fields, lists: readonly OwnNames[]): [string, string][] {
  const given = new Set(fields.map(([name]) => name.toLowerCase()));
  const used = lists.find((names) => Object.values(names).every((name) => given.has(name.toLowerCase())));
  const usual = new Map(Object.entries(used ?? {}).map(([name, own]) => [own.toLowerCase(), name]));
  return fields.map(([name, value]) => [usual.get(name.toLowerCase()) ?? name, value]);
}
