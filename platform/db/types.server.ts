// Both drivers must give the same JavaScript values, so both use these parsers, by PostgreSQL's type numbers.
const int8 = 20;
const date = 1082;

/** bigint columns hold counts and minor units well inside 2^53; a larger one is a mistake worth stopping at. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a JavaScript number`);
  return value;
}

export const parsers: Record<number, (text: string) => unknown> = {
  [int8]: safeInteger,
  // A calendar date has no time zone; a JavaScript Date would give it one.
  [date]: (text) => text,
};
