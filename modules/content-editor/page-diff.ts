/** One difference between two texts: a field, or a whole block. */
export type Difference = {
  readonly kind: 'added' | 'removed' | 'changed';
  /** The name of the block, such as core/heading; undefined for a field of the page itself. */
  readonly block?: string;
  /** The field, as a path: attributes.text. Undefined if the whole block was added or removed. */
  readonly field?: string;
  readonly before?: string;
  readonly after?: string;
};

type Block = { readonly name: string; readonly text: string; readonly own: Record<string, unknown> };

const longestShown = 300;

/** The differences between two versions of a page or of general content, in the order of the page. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [{ blocks: blocksBefore, ...fieldsBefore }, { blocks: blocksAfter, ...fieldsAfter }] = [
    asRecord(before),
    asRecord(after),
  ];
  return [...fieldDifferences(fieldsBefore, fieldsAfter), ...blockDifferences(flat(blocksBefore), flat(blocksAfter))];
}

function fieldDifferences(before: unknown, after: unknown, block?: string): Difference[] {
  const [old, now] = [leaves(before), leaves(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths.flatMap((field): Difference[] => {
    const [was, is] = [old.get(field), now.get(field)];
    if (was === is) return [];
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return [
      {
        kind,
        ...(block !== undefined && { block }),
        field,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      },
    ];
  });
}

/** Equal blocks are paired first; what remains between two pairs is compared one by one if the blocks have the same name. */
function blockDifferences(before: readonly Block[], after: readonly Block[]): Difference[] {
  const found: Difference[] = [];
  let [at, to] = [0, 0];
  for (const [i, j] of [...commonPairs(before, after), [before.length, after.length] as const]) {
    const [gone, come] = [before.slice(at, i), after.slice(to, j)];
    while (gone.length > 0 || come.length > 0) {
      const [old, now] = [gone[0], come[0]];
      if (old && now && old.name === now.name) {
        found.push(...fieldDifferences(old.own, now.own, now.name));
        gone.shift();
        come.shift();
      } else if (old && (!now || !come.some(({ name }) => name === old.name))) {
        found.push({ kind: 'removed', block: old.name, before: wordsOf(old) });
        gone.shift();
      } else if (now) {
        found.push({ kind: 'added', block: now.name, after: wordsOf(now) });
        come.shift();
      }
    }
    [at, to] = [i + 1, j + 1];
  }
  return found;
}

/** The longest common subsequence of equal blocks, as pairs of positions. */
function commonPairs(before: readonly Block[], after: readonly Block[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (lengths[i] as Uint16Array)[j] =
        before[i]?.text === after[j]?.text
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i]?.text === after[j]?.text) pairs.push([i++, j++]);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** Blocks from top to bottom, inner ones after their group. */
function flat(blocks: unknown, depth = 0): Block[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown) => {
    const { name, children, ...own } = asRecord(block);
    return [{ name: String(name), own, text: JSON.stringify([depth, name, own]) }, ...flat(children, depth + 1)];
  });
}

const wordsOf = ({ own }: Block): string => shorten([...leaves(own.attributes).values()].join(' · '));

/** The texts, numbers and switches of a value by their path. */
function leaves(value: unknown, path = ''): Map<string, string> {
  if (value === undefined || value === null) return new Map();
  if (typeof value !== 'object')
    return new Map([[path, shorten(typeof value === 'string' ? value : JSON.stringify(value))]]);
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...leaves(part, path === '' ? name : `${path}.${name}`)]),
  );
}

const shorten = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown - 1)}…` : text);

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
