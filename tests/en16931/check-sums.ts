/** Amounts are whole minor units, rates percent; only the parts of a document that the sum rules need. */
export type SumsDocument = {
  readonly lines: readonly { readonly net: number; readonly rate: number }[];
  readonly allowances: readonly { readonly amount: number; readonly rate: number }[];
  readonly charges: readonly { readonly amount: number; readonly rate: number }[];
  readonly subtotals: readonly { readonly taxable: number; readonly tax: number; readonly rate: number }[];
  /** BT-106 to BT-115, under their names in EN 16931. */
  readonly sumOfLines: number;
  readonly sumOfAllowances: number;
  readonly sumOfCharges: number;
  readonly totalWithoutTax: number;
  readonly totalTax: number;
  readonly totalWithTax: number;
  readonly paid: number;
  readonly rounding: number;
  readonly due: number;
};

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** Rounds half away from zero, with integers: a rate has up to five decimals. */
function taxOn(taxable: number, rate: number): number {
  const [part, whole] = [BigInt(Math.abs(taxable)) * BigInt(Math.round(rate * 100_000)), 10_000_000n];
  return Math.sign(taxable) * Number((part * 2n + whole) / (whole * 2n));
}

/**
 * The calculation rules of EN 16931 that a document breaks. `slack` is the tolerance for the tax of a rate in minor units (the validators
 * accept anything below one unit of the currency): zero if net is the base, one if tax is included in gross.
 */
export function brokenRules(document: SumsDocument, slack: 0 | 1): string[] {
  const { lines, allowances, charges, subtotals } = document;
  const rates = [...lines, ...allowances, ...charges].map(({ rate }) => rate);
  const taxableOf = (rate: number) => {
    const amountsOf = (list: readonly { amount: number; rate: number }[]) =>
      sum(list.filter((one) => one.rate === rate).map(({ amount }) => amount));
    const nets = sum(lines.filter((one) => one.rate === rate).map(({ net }) => net));
    return nets - amountsOf(allowances) + amountsOf(charges);
  };
  const holds: Record<string, boolean> = {
    'BR-CO-10': document.sumOfLines === sum(lines.map(({ net }) => net)),
    'BR-CO-11': document.sumOfAllowances === sum(allowances.map(({ amount }) => amount)),
    'BR-CO-12': document.sumOfCharges === sum(charges.map(({ amount }) => amount)),
    'BR-CO-13': document.totalWithoutTax === document.sumOfLines - document.sumOfAllowances + document.sumOfCharges,
    'BR-CO-14': document.totalTax === sum(subtotals.map(({ tax }) => tax)),
    'BR-CO-15': document.totalWithTax === document.totalWithoutTax + document.totalTax,
    'BR-CO-16': document.due === document.totalWithTax - document.paid + document.rounding,
    'BR-CO-17': subtotals.every(({ taxable, tax, rate }) => Math.abs(tax - taxOn(taxable, rate)) <= slack),
    'BR-CO-18': subtotals.length > 0,
    'BR-S-08':
      subtotals.every(({ taxable, rate }) => taxable === taxableOf(rate)) &&
      rates.every((rate) => taxableOf(rate) === 0 || subtotals.some((one) => one.rate === rate)) &&
      new Set(subtotals.map(({ rate }) => rate)).size === subtotals.length,
  };
  return Object.keys(holds).filter((rule) => !holds[rule]);
}
