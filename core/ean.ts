/**
 * A number of GS1, whatever its length. From the right, digits count once and three times by turns; the sum is a multiple of ten.
 * The last digit is the check digit.
 */
export function isGs1(text: string): boolean {
  const sum = Array.from(text, Number)
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return /^\d+$/.test(text) && sum % 10 === 0;
}

export const isEan = (text: string): boolean => text.length === 13 && isGs1(text);
