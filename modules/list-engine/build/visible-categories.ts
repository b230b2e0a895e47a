import type { CategoryNode } from '../../catalogue/category-nodes.ts';
import type { MarketCode } from '../../market/market.ts';

/** Garments after North American standards: of no use elsewhere. */
const northAmericanCategoryId = 6796;
const northAmerica: ReadonlySet<MarketCode> = new Set(['us', 'ca']);

/** What a market may choose from; whatever stands below a hidden category is hidden with it. */
export function visibleCategories(
  nodes: ReadonlyMap<string, CategoryNode>,
  market: MarketCode,
): ReadonlyMap<string, CategoryNode> {
  if (northAmerica.has(market)) return nodes;
  const isHidden = ({ path }: CategoryNode) => path.some((code) => nodes.get(code)?.id === northAmericanCategoryId);
  return new Map([...nodes].filter(([, node]) => !isHidden(node)));
}
