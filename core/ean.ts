/** Digits count once and three times by turns, the last of them, which is the check digit, once; together they come to full tens. */
export function isEan(text: string): boolean {
  const sum = Array.from(text, Number)
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return /^\d{13}$/.test(text) && sum % 10 === 0;
}
