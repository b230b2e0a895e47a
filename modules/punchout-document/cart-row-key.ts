/** Our key of a row in a returned cart, its SupplierPartAuxiliaryID: the cart, and the number of the line. */
export const cartRowKey = (cartId: string, line: number): string => `${cartId.replaceAll('-', '')}-${line}`;

/** Undefined for a key that is not one of ours. */
export function cartRowOf(key: string): { readonly cartId: string; readonly line: number } | undefined {
  const found = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-(\d{1,5})$/.exec(key);
  return found ? { cartId: found.slice(1, 6).join('-'), line: Number(found[6]) } : undefined;
}
