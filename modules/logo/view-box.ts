/** Units of a drawing in one of its lengths. Percentages say nothing. */
const unitsIn: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function unitsOf(length: string | null): number | undefined {
  const [, number, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/i.exec(length ?? '') ?? [];
  const factor = unitsIn[unit.toLowerCase()];
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

export const tidy = (value: number) => String(Math.round(value * 1000) / 1000);

type Sized = { getAttribute(name: string): string | null };

/** The part of the plane that a drawing shows, as four plain numbers. Undefined if it does not say. */
export function viewBoxOf(root: Sized): string | undefined {
  const numbers = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = numbers;
  const isWhole = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  if (isWhole) return [x, y, width, height].map(tidy).join(' ');
  const [wide, high] = [unitsOf(root.getAttribute('width')), unitsOf(root.getAttribute('height'))];
  return wide && high ? `0 0 ${tidy(wide)} ${tidy(high)}` : undefined;
}
