import type { Market } from '../market/market.ts';
import { type GenderSection, sectionOf } from './gender-section.ts';
import type { StoredCategory } from './stored-reference.ts';
import { spokenIn } from './words.ts';

export type CategoryNode = StoredCategory & {
  /** Codes from the department or section down to the category itself. */
  path: readonly string[];
  /** Set if the category belongs to a gender section by its place in the tree. */
  inSection: GenderSection | undefined;
  children: readonly string[];
  /** Number of products in the category and below it. */
  count: number;
  countIn: Readonly<Record<GenderSection, number>>;
};

type CategorisedProduct = { categories: readonly string[] };

/**
 * The categories of a market, each with its place, its products and its texts in the market's languages. A category
 * with an unknown parent is a department; a category below one that is hidden in this market is hidden too.
 */
export function categoryNodes(
  stored: readonly StoredCategory[],
  market: Pick<Market, 'code' | 'languages'>,
  products: Iterable<CategorisedProduct>,
): Map<string, CategoryNode> {
  const all = new Map(stored.map((category) => [category.code, category]));
  const isSold = ({ markets }: StoredCategory) => markets?.includes(market.code) ?? true;
  const nodes = new Map<string, CategoryNode & { children: string[]; countIn: Record<GenderSection, number> }>();
  for (const category of stored.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)) {
    const path = pathOf(category, all);
    if (!path.every((ancestor) => isSold(ancestor))) continue;
    nodes.set(category.code, {
      ...category,
      texts: spokenIn(category.texts, market.languages),
      path: path.map(({ code }) => code),
      inSection: path.map(sectionOf).find((section) => section !== undefined),
      children: [],
      count: 0,
      countIn: { men: 0, women: 0, children: 0 },
    });
  }
  for (const { code, path } of nodes.values()) nodes.get(path.at(-2) ?? '')?.children.push(code);
  for (const { categories } of products) {
    const within = new Set(categories.flatMap((code) => nodes.get(code)?.path ?? []));
    const held = [...within].flatMap((code) => nodes.get(code) ?? []);
    const sections = new Set(held.flatMap(({ inSection }) => inSection ?? []));
    for (const node of held) {
      node.count += 1;
      for (const section of sections) node.countIn[section] += 1;
    }
  }
  return nodes;
}

function pathOf(category: StoredCategory, all: ReadonlyMap<string, StoredCategory>): StoredCategory[] {
  const path = [category];
  for (let parent = category.parentCode; parent !== null; ) {
    const above = all.get(parent);
    // Stop at a cycle of parents.
    if (!above || path.includes(above)) break;
    path.unshift(above);
    parent = above.parentCode;
  }
  return path;
}
