import type { CategoryNode } from '../../catalogue/category-nodes.ts';
import type { MarketCode } from '../../market/market.ts';

/** Garments by North American standards; hidden in other markets. */
const northAmericanCategoryId = 6796;
const northAmerica: ReadonlySet<MarketCode> = new Set(['us', 'ca']);

/** Categories of a market; everything below a hidden category is hidden too. */
export function visibleCategories(
  nodes: ReadonlyMap<string, CategoryNode>,
  market: MarketCode,
): ReadonlyMap<string, CategoryNode> {
  if (northAmerica.has(market)) return nodes;
  const isHidden = ({ path }: CategoryNode) => path.some((code) => nodes.get(code)?.id === northAmericanCategoryId);
  return new Map([...nodes].filter(([, node]) => !isHidden(node)));
}
