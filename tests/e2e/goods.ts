import { productChapter } from '#demo/products.ts';
import { createWorld, demoSeed } from '#demo/world.ts';

/** The demo world of the journeys is small. */
export const productCount = 40;

const world = createWorld({
  seed: demoSeed,
  products: productCount,
  today: '2026-01-01',
  languages: ['en'],
  markets: [],
});

/** The first product of the demo world with such an English name: numbers and addresses are generated. */
function goodsNamed(ending: string) {
  for (const row of productChapter(world)) {
    if (row.kind !== 'product') continue;
    const { name = '', slug: uniqueName = '' } = row.texts.en ?? {};
    const [colour] = row.colours;
    if (colour && name.endsWith(ending))
      return {
        basePartNo: row.basePartNo,
        uniqueName,
        path: `/en/product/${uniqueName}`,
        skuIn: (size: string) => `${colour.partNo}${size}`,
      };
  }
  throw new Error(`the demo world has no ${ending}`);
}

export const trousers = goodsNamed('hi-vis trousers with knee pad pockets');
export const shorts = goodsNamed('work shorts with holster pockets');
export const workJacket = goodsNamed('work jacket with reflectors');
export const shirt = goodsNamed('long-sleeved t-shirt');

/** One piece for a cart. */
export const oneTrousers = { sku: trousers.skuIn('C50'), quantity: 1 };
export const oneShorts = { sku: shorts.skuIn('C50'), quantity: 1 };
