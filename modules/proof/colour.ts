type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const number = Number.parseInt(/^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? '808080', 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

/** Mixes two colours: 0 is the first, 1 the second. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return `#${a
    .map((part, at) =>
      Math.round(part + ((b[at] ?? part) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);

/** From 0 for black to 1 for white, as WCAG computes it. */
export const lightnessOf = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Colours that differ by less are one colour from some steps away. */
const leastContrast = 1.4;

export const isMuchTheSame = (one: string, other: string): boolean => contrastOf(one, other) < leastContrast;

/** Light for dark cloth, dark for light cloth: whichever is easier to see. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [lightnessOf(one), lightnessOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
