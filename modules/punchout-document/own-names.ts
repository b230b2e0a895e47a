/** Every session start has them, so they tell the lists of companies apart. */
const always = ['USERNAME', 'PASSWORD', 'HOOK_URL'] as const;

/** Parameters that a company may name in its own way. */
export const renamable = [
  ...always,
  'FUNCTION',
  'PRODUCTID',
  'QUANTITY',
  'SEARCHSTRING',
  'VENDOR',
  'returntarget',
] as const;

export type OwnNames = Readonly<Partial<Record<(typeof renamable)[number], string>>>;

type Fields = readonly (readonly [string, string])[];

/**
 * A request under the usual names. Its sender is not known before, so the list of names counts that has the most of those that every request
 * has, all of them in this request; without such a list the request stays as it came.
 */
export function underUsualNames(fields: Fields, lists: readonly OwnNames[]): [string, string][] {
  const given = new Set(fields.map(([name]) => name.toLowerCase()));
  const isGiven = (name: string) => given.has(name.toLowerCase());
  const [used = {}] = lists
    .filter((names) => alwaysIn(names).every(isGiven) && Object.values(names).some(isGiven))
    .toSorted((a, b) => alwaysIn(b).length - alwaysIn(a).length);
  const usual = new Map(Object.entries(used).map(([name, own]) => [own.toLowerCase(), name]));
  return fields.map(([name, value]) => [usual.get(name.toLowerCase()) ?? name, value]);
}

const alwaysIn = (names: OwnNames): string[] => always.map((name) => names[name]).filter((name) => name !== undefined);
