/** Body measures that at least one size guide uses. */
export const bodyMeasures = [
  'chest',
  'waist',
  'hip',
  'insideLeg',
  'height',
  'handCircumference',
  'handLength',
  'footLength',
] as const;

export type BodyMeasure = (typeof bodyMeasures)[number];

/** Whole millimetres, so that values typed in inches or centimetres are shown again as typed. */
export type Measures = Partial<Readonly<Record<BodyMeasure, number>>>;

export const lengthUnits = ['cm', 'in'] as const;

export type LengthUnit = (typeof lengthUnits)[number];

/** From the smallest child to the largest adult; values outside are typing errors or in the other unit. */
export const measureLimits: Readonly<Record<BodyMeasure, readonly [number, number]>> = {
  chest: [400, 2200],
  waist: [400, 2200],
  hip: [400, 2200],
  insideLeg: [250, 1200],
  height: [600, 2500],
  handCircumference: [100, 400],
  handLength: [80, 300],
  footLength: [100, 400],
};

export const isBodyMeasure = (code: string): code is BodyMeasure => (bodyMeasures as readonly string[]).includes(code);

export const isLengthUnit = (text: unknown): text is LengthUnit => (lengthUnits as readonly unknown[]).includes(text);

/**
 * Tables for women have bust where tables for men have chest; for a person it is one measure. Some columns, such as UK,
 * are not measures.
 */
export function measureOfColumn(code: string): BodyMeasure | undefined {
  const named = code === 'bust' ? 'chest' : code;
  return isBodyMeasure(named) ? named : undefined;
}

const millimetresIn: Record<LengthUnit, number> = { cm: 10, in: 25.4 };

export const toMillimetres = (value: number, unit: LengthUnit): number => Math.round(value * millimetresIn[unit]);

/** Rounded to one decimal. */
export const fromMillimetres = (millimetres: number, unit: LengthUnit): number =>
  Math.round((millimetres / millimetresIn[unit]) * 10) / 10;

/** The usual unit of length in a market. */
export const unitOfMarket = (marketCode: string): LengthUnit => (marketCode === 'us' ? 'in' : 'cm');

export type MeasureProblem = 'not-a-number' | 'too-small' | 'too-big';

/** Parses a typed measure to millimetres; undefined for an empty field, or an error. */
export function readMeasure(
  measure: BodyMeasure,
  typed: string,
  unit: LengthUnit,
): { value: number | undefined } | { problem: MeasureProblem } {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  if (text === '') return { value: undefined };
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text)) return { problem: 'not-a-number' };
  const value = toMillimetres(Number(text), unit);
  const [smallest, largest] = measureLimits[measure];
  if (value < smallest) return { problem: 'too-small' };
  return value > largest ? { problem: 'too-big' } : { value };
}
