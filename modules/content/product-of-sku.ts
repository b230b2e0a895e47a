/** The part of a SKU that names a product in a colour: its first 12 characters. */
export const productOfSku = (sku: string): string => sku.slice(0, 12);
