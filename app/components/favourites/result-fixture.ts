import type { ProductResult } from './read-products.ts';

/** A product result of a list call, in one colour and three sizes. */
export function aResult(changes: Partial<ProductResult> = {}): ProductResult {
  const partNo = changes.partNo ?? '100011100100';
  return {
    partNo,
    basePartNo: partNo.slice(0, 8),
    name: 'Jacket',
    uniqueName: 'jacket-10001110',
    price: 800,
    priceIncVat: 1000,
    packPrice: 800,
    packPriceIncVat: 1000,
    packSize: 1,
    unitCode: 'H87',
    currency: 'SEK',
    isPriceFrom: false,
    priceListId: 'public',
    manufacturerId: 1,
    primaryCategoryId: null,
    flags: [],
    imagePath: 'p/100011100100.jpg',
    stars: null,
    standards: [],
    isSellable: true,
    variants: [
      {
        partNo,
        name: 'Black',
        colorCodeId: 1,
        colorIds: [1],
        imagePath: 'p/100011100100.jpg',
        imageUrl: '',
        flags: [],
        sizeRange: { min: 'C48', max: 'C52' },
        sizes: ['C48', 'C50', 'C52'],
        popRank30: null,
        popRank60: null,
        firstSaleDate: null,
        price: 800,
        priceIncVat: 1000,
        currency: 'SEK',
      },
    ],
    ...changes,
  };
}
