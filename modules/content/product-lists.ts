import type { ContentBlock } from './block-schema.ts';

/** The product lists of a page's sliders, without duplicates. The page's loader fetches the products. */
export function productListsOf(blocks: readonly ContentBlock[]): string[] {
  return [...new Set(blocks.flatMap(listsIn))];
}

function listsIn({ name, attributes, children = [] }: ContentBlock): string[] {
  const own = name === 'shop/product-slider' && typeof attributes.list === 'string' ? [attributes.list] : [];
  return [...own, ...children.flatMap(listsIn)];
}
