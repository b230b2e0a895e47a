import type { ContentBlock } from './block-schema.ts';
import { productOfSku } from './product-of-sku.ts';

/** The lists that a slider can show. */
export const productListNames: readonly string[] = ['best-sellers', 'new-products'];

/** The product lists of a page's sliders, without duplicates. The page's loader fetches the products. */
export function productListsOf(blocks: readonly ContentBlock[]): string[] {
  return [...new Set(blocks.flatMap(listsIn))];
}

/** The products that a page's blocks offer to buy, by the part of the SKU that names them. */
export function productsToBuyOf(blocks: readonly ContentBlock[]): string[] {
  return [...new Set(blocks.flatMap(skusIn))];
}

function skusIn({ name, attributes, children = [] }: ContentBlock): string[] {
  const own =
    name === 'shop/product-add-to-cart' && typeof attributes.sku === 'string' ? [productOfSku(attributes.sku)] : [];
  return [...own, ...children.flatMap(skusIn)];
}

function listsIn({ name, attributes, children = [] }: ContentBlock): string[] {
  const own = name === 'shop/product-slider' && typeof attributes.list === 'string' ? [attributes.list] : [];
  return [...own, ...children.flatMap(listsIn)];
}
