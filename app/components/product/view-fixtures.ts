import type { ColourView, ProductView } from './product-view.ts';

/** For tests: a colour with only its sizes. */
export function aColour({ partNo, codes }: { partNo: string; codes: readonly string[] }): ColourView {
  return {
    partNo,
    name: partNo,
    hexes: [],
    href: `?colour=${partNo}`,
    flags: [],
    assets: [],
    price: undefined,
    marketPrice: undefined,
    sizes: codes.map((code) => ({ sku: `${partNo}${code}`, code, alternate: undefined, price: undefined })),
  };
}

/** For tests: trousers with minimal facts. */
export function aProductView(facts: Partial<ProductView> = {}): ProductView {
  return {
    basePartNo: '10001410',
    name: 'Trousers',
    href: '/sv/produkt/trousers',
    seo: { title: '', description: '' },
    brand: 'Yrke',
    family: undefined,
    trail: [],
    flags: [],
    isSellable: true,
    priceMode: 'excl',
    packSize: 1,
    soldBy: 'H87',
    colours: [aColour({ partNo: '100014100100', codes: ['C50', 'C52'] })],
    usps: [],
    description: 'Sturdy.',
    material: undefined,
    standards: [],
    ppeCategory: undefined,
    properties: [],
    documents: [],
    services: [],
    rating: undefined,
    ...facts,
  };
}
