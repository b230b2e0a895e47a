/** Up to three decimals, without the zeros at their end. Made once per language, then used for every row. */
export function createQuantityFormat(cultureCode: string): (quantity: number) => string {
  const numbers = new Intl.NumberFormat(cultureCode, { maximumFractionDigits: 3 });
  return (quantity) => numbers.format(quantity);
}
