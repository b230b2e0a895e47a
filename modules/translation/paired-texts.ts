import { textKeys, unitsOf } from './text-units.ts';

/**
 * The texts of a translated document by their places in the source. The structure of the source may have changed since: what cannot
 * be paired for certain has no translation, because the text of a neighbour in its place would be worse.
 */
export function pairedTexts(source: unknown, target: unknown): ReadonlyMap<string, string> {
  const units = new Map(unitsOf(target).map(({ id, text }) => [id, text]));
  const paths = new Map<string, string>();
  pair(source, target, { paths, at: '', from: '' });
  return new Map(
    unitsOf(source).flatMap(({ id }): [string, string][] => {
      const text = units.get(paths.get(id) ?? '');
      return text === undefined ? [] : [[id, text]];
    }),
  );
}

type Walk = { readonly paths: Map<string, string>; readonly at: string; readonly from: string };

const below = ({ paths, at, from }: Walk, key: string | number, other: string | number): Walk => ({
  paths,
  at: at === '' ? `${key}` : `${at}/${key}`,
  from: from === '' ? `${other}` : `${from}/${other}`,
});

/** Notes for each string of the source where its translation is. */
function pair(source: unknown, target: unknown, walk: Walk): void {
  if (typeof source === 'string' && typeof target === 'string') walk.paths.set(walk.at, walk.from);
  else if (Array.isArray(source) && Array.isArray(target))
    for (const [i, j] of pairsOf(source, target)) pair(source[i], target[j], below(walk, i, j));
  else if (isRecord(source) && isRecord(target))
    for (const [key, value] of Object.entries(source)) pair(value, target[key], below(walk, key, key));
}

/**
 * Entries that are alike in everything but their texts and occur equally often in both lists, as pairs of positions; then, of the
 * others, those of the same kind.
 */
function pairsOf(source: readonly unknown[], target: readonly unknown[]): (readonly [number, number])[] {
  const [left, right] = [numbered(source), numbered(target)];
  const alike = equallyOften(left, right, outlineOf);
  const [done, taken] = [new Set(alike.map(([i]) => i)), new Set(alike.map(([, j]) => j))];
  const others = [left.filter(({ at }) => !done.has(at)), right.filter(({ at }) => !taken.has(at))] as const;
  return [...alike, ...equallyOften(...others, kindOf)];
}

type Numbered = { readonly at: number; readonly entry: unknown };

const numbered = (entries: readonly unknown[]): Numbered[] => entries.map((entry, at) => ({ at, entry }));

function equallyOften(
  source: readonly Numbered[],
  target: readonly Numbered[],
  keyOf: (entry: unknown) => string,
): (readonly [number, number])[] {
  const groups = Map.groupBy(target, ({ entry }) => keyOf(entry));
  return [...Map.groupBy(source, ({ entry }) => keyOf(entry))].flatMap(([key, own]) => {
    const others = groups.get(key) ?? [];
    const isEqual = others.length === own.length;
    return isEqual ? own.map(({ at }, index) => [at, others[index]?.at ?? at] as const) : [];
  });
}

const kindOf = (entry: unknown): string => {
  if (!isRecord(entry)) return Array.isArray(entry) ? 'list' : typeof entry;
  const { name, category, code } = entry;
  return JSON.stringify([name, category, code]);
};

/** An entry without its texts and without the words of addresses, which differ by language. */
const outlineOf = (entry: unknown): string => JSON.stringify(outlined(entry));

function outlined(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return value.map(outlined);
  if (!isRecord(value)) return value;
  return Object.entries(value).map(([key, part]) =>
    textKeys.has(key) || key === 'params' ? key : [key, typeof part === 'string' ? part : outlined(part)],
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
