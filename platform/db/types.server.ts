// Both drivers must return the same JavaScript values, so both use these parsers, by PostgreSQL type number.
const int8 = 20;
const date = 1082;

/** bigint columns hold counts and minor units well below 2^53; a larger value is an error. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

export const parsers: Record<number, (text: string) => unknown> = {
  [int8]: safeInteger,
  // A calendar date has no time zone; a JavaScript Date would add one.
  [date]: (text) => text,
};
