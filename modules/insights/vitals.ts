/** Measures of a page as the visitor experiences it; `cls` in thousandths, the others in milliseconds. */
export const vitalMeasures = ['lcp', 'inp', 'cls'] as const;

export type VitalMeasure = (typeof vitalMeasures)[number];

export const pageKinds = ['CATEGORY', 'PRODUCT', 'CHECKOUT', 'CONFIRMATION', 'CONTENT'] as const;

export type PageKind = (typeof pageKinds)[number];

/** Upper ends of the classes; larger values are in the last one. */
const classes: Readonly<Record<VitalMeasure, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 20_000],
  inp: [25, 50, 75, 100, 150, 200, 300, 400, 500, 1000, 5000],
  cls: [5, 10, 25, 50, 75, 100, 150, 200, 250, 500, 1000],
};

/** The number of the class of a value. */
export function bucketOf(measure: VitalMeasure, value: number): number {
  const ends = classes[measure];
  const found = ends.findIndex((end) => value <= end);
  return found < 0 ? ends.length - 1 : found;
}

type Counted = { readonly bucket: number; readonly n: number };

/** The value that three of four page views stay below, estimated within its class; undefined without views. */
export function percentile75(measure: VitalMeasure, counted: readonly Counted[]): number | undefined {
  const ends = classes[measure];
  const total = counted.reduce((sum, { n }) => sum + n, 0);
  if (total === 0) return undefined;
  let before = 0;
  for (const { bucket, n } of counted.toSorted((one, other) => one.bucket - other.bucket)) {
    if (n > 0 && before + n >= total * 0.75) {
      const [start, end] = [ends[bucket - 1] ?? 0, ends[bucket] ?? 0];
      return Math.round(start + ((total * 0.75 - before) / n) * (end - start));
    }
    before += n;
  }
  return undefined;
}
