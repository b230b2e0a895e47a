type Size = { readonly code: string; readonly onHandValue: number };

/** The number in a size: 50 of C50, 150 of D150; undefined for letter sizes. */
const numberIn = (code: string): number | undefined => {
  const digits = /\d+/.exec(code)?.[0];
  return digits === undefined ? undefined : Number(digits);
};

/** The nearest size to one that does not exist: among those in stock, or else among all. */
export function nearestSize<S extends Size>(sizes: readonly S[], worn: string): S | undefined {
  const there = sizes.filter(({ onHandValue }) => onHandValue > 0);
  const choices = there.length > 0 ? there : sizes;
  const wanted = numberIn(worn);
  const distance = ({ code }: Size) => {
    const number = numberIn(code);
    return wanted === undefined || number === undefined ? Number.POSITIVE_INFINITY : Math.abs(number - wanted);
  };
  return choices.toSorted((a, b) => compare(distance(a), distance(b)))[0];
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
