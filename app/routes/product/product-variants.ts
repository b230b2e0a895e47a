import type { ProductColour } from '#modules/assortment/product-detail.ts';

const schema = 'https://schema.org';

/** The properties in which the variants differ. */
export const variesBy = (variants: readonly { readonly color: string; readonly size: string }[]) =>
  (['color', 'size'] as const)
    .filter((property) => new Set(variants.map((variant) => variant[property])).size > 1)
    .map((property) => `${schema}/${property}`);

type VariantFacts = { product: string; address: string; image: string | undefined; isPriced: boolean };

/** Each size is an article with its own number for scanners; its price is that of its colour, so it refers to that offer. */
export const variantsOf = (
  { partNo, name, sizes }: ProductColour,
  { product, address, image, isPriced }: VariantFacts,
) =>
  sizes.map(({ sku, code, ean }) => ({
    '@type': 'Product',
    sku,
    name: [product, name, code].filter(Boolean).join(', '),
    ...(ean !== undefined && { gtin: ean }),
    url: colourAddress(address, partNo),
    ...(image !== undefined && { image }),
    color: name,
    size: code,
    ...(isPriced && { offers: { '@id': offerId(address, partNo) } }),
  }));

export const colourAddress = (address: string, partNo: string) => `${address}?colour=${partNo}`;

export const offerId = (address: string, partNo: string) => `${colourAddress(address, partNo)}#offer`;
