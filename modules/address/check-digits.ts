const digitsOf = (text: string): number[] => Array.from(text, Number);

export const weighted = (text: string, weights: readonly number[]): number =>
  digitsOf(text).reduce((sum, digit, i) => sum + digit * (weights[i] ?? 0), 0);

/** Doubles every second digit and sums all digits of the results. */
export function luhnSum(text: string): number {
  return digitsOf(text)
    .toReversed()
    .reduce((sum, digit, i) => sum + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
}

export const luhn = (text: string): boolean => luhnSum(text) % 10 === 0;

/** ISO 7064, mod 11,10. */
export function mod1110(text: string): boolean {
  const product = digitsOf(text.slice(0, -1)).reduce((product, digit) => {
    const sum = (digit + product) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (product + Number(text.at(-1))) % 10 === 1;
}

/** The check digit makes the weighted sum a multiple of 11; numbers that would need 10 are not issued. */
export const mod11 = (text: string, weights: readonly number[]): boolean =>
  (weighted(text, weights) + Number(text.at(-1))) % 11 === 0;

export const sweden = (text: string): boolean => /^\d{10}$/.test(text) && luhn(text);
export const norway = (text: string): boolean => /^[89]\d{8}$/.test(text) && mod11(text, [3, 2, 7, 6, 5, 4, 3, 2]);
export const denmark = (text: string): boolean => /^\d{8}$/.test(text) && mod11(text, [2, 7, 6, 5, 4, 3, 2]);
export const finland = (text: string): boolean => /^\d{8}$/.test(text) && mod11(text, [7, 9, 10, 5, 8, 4, 2]);
export const siren = (text: string): boolean => /^\d{9}$/.test(text) && luhn(text);
export const canada = (text: string): boolean => /^\d{9}$/.test(text) && luhn(text);
export const belgium = (text: string): boolean =>
  /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));
