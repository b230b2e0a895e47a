import type { ColourView } from './product-view.ts';

/** For tests: a colour that has nothing but its sizes. */
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
