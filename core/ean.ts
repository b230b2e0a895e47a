/**
 * A GS1 number of any length: digits are weighted 1 and 3 alternately, the check digit at the end with 1; the sum must be a
 * multiple of ten.
 */
export function isGs1(text: string): boolean {
  const sum = Array.from(text, Number)
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return /^\d+$/.test(text) && sum % 10 === 0;
}

export const isEan = (text: string): boolean => text.length === 13 && isGs1(text);
