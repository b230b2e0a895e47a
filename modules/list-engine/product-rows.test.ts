import { expect, test } from 'vitest';
import { findColour, findProductByBase, findProductBySlug, findSku, findSkuByEan, skuOf } from './product-rows.ts';
import { aColour, aMarket, aPrice, aProduct } from './testing/build-source.ts';
import { openSource } from './testing/open-source.ts';

const products = Array.from({ length: 40 }, (_, at) => {
  // Not in the order of their numbers, because they are sorted by category.
  const base = String(10_000_000 + ((at * 17) % 40));
  const colour = aColour(`${base}0100`, ['S', '37-39']);
  const sizes = colour.sizes.map((size, place) => ({
    ...size,
    ean: String(7_300_000_000_000 + at * 2 + place),
    alternate: '48',
  }));
  return aProduct(base, [{ ...colour, sizes }], {
    prices: [aPrice(colour.partNo, 100, { sizeExceptions: [{ sizes: ['37-39'], unitAmount: 200 }] })],
  });
});
const engine = openSource(aMarket(), products);

test('products are found by number or slug, and by nothing else', () => {
  for (const [row, { basePartNo, colours }] of products.entries()) {
    expect(findProductByBase(engine, basePartNo)).toBe(row);
    expect(findProductBySlug(engine, `product-${basePartNo}`, 'en')).toBe(row);
    expect(findColour(engine, `${basePartNo}0100`)).toBe(row);
    for (const { sku, ean } of colours[0]?.sizes ?? []) {
      expect(skuOf(engine, findSku(engine, sku) ?? -1)).toBe(sku);
      expect(skuOf(engine, findSkuByEan(engine, ean ?? '') ?? -1)).toBe(sku);
    }
  }
  for (const strange of ['', '1', '99999999', '10000000x', '10000000010', '100000000100XXL', '💥', "'; drop"]) {
    const found = [findProductByBase, findColour, findSku, findSkuByEan].map((find) => find(engine, strange));
    expect([...found, findProductBySlug(engine, strange, 'sv')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  }
});
