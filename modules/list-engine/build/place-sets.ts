import type { CategoryNode } from '../../catalogue/category-nodes.ts';
import type { Columns } from '../columns.ts';
import type { SourceProduct } from '../source.ts';
import { sharedBits } from './shared-memory.ts';

/** Collects the products of each place. */
export function createPlaceSets(nodes: ReadonlyMap<string, CategoryNode>) {
  const categories = new Map([...nodes.keys()].map((code) => [code, [] as number[]]));
  const sections = new Map([['men', [] as number[]] as const, ['women', []] as const, ['children', []] as const]);
  const contexts = new Map<string, number[]>();
  const groups = new Map<string, number[]>();
  const families = new Map<string, number[]>();
  const put = (sets: Map<string, number[]>, name: string, row: number) => {
    const rows = sets.get(name);
    if (rows) rows.push(row);
    else sets.set(name, [row]);
  };
  return {
    add: (row: number, { categories: codes, groups: groupCodes, family }: SourceProduct) => {
      const within = new Set(codes.flatMap((code) => nodes.get(code)?.path ?? []));
      const held = [...within].flatMap((code) => nodes.get(code) ?? []);
      for (const { code } of held) put(categories, code, row);
      // The same rule as in the menus: everything below a section's category belongs to the section.
      for (const section of new Set(held.flatMap(({ inSection }) => inSection ?? []))) sections.get(section)?.push(row);
      for (const context of new Set(held.flatMap(({ context: code }) => code ?? []))) put(contexts, context, row);
      for (const group of new Set(groupCodes)) put(groups, group, row);
      if (family !== undefined) put(families, family, row);
    },
    finish: (count: number): Columns['places'] => {
      const packed = <K>(sets: ReadonlyMap<K, number[]>) =>
        new Map([...sets].map(([name, rows]) => [name, sharedBits(rows, count)]));
      return {
        categories: packed(categories),
        sections: packed(sections),
        contexts: packed(contexts),
        groups: packed(groups),
        families: packed(families),
      };
    },
  };
}
