import { type PageKind, pageKinds, percentile75, type VitalMeasure } from './vitals.ts';

export type BestProduct = {
  readonly basePartNo: string;
  readonly name: string;
  readonly pieces: number;
  readonly orders: number;
  readonly previous: number;
  readonly views: number;
};

/** In stock, and not bought in the period. */
export type DeadProduct = { readonly basePartNo: string; readonly onHand: number; readonly views: number };

/** The 75th percentiles of a kind of page; undefined if nothing was measured. */
export type VitalRow = {
  readonly page: PageKind;
  readonly views: number;
  readonly lcp: number | undefined;
  readonly inp: number | undefined;
  /** In thousandths. */
  readonly cls: number | undefined;
};

type Counted = {
  readonly page: PageKind;
  readonly measure: VitalMeasure;
  readonly bucket: number;
  readonly n: number;
};

/** One row for each kind of page that was measured. */
export function vitalRows(counted: readonly Counted[]): VitalRow[] {
  return pageKinds.flatMap((page): VitalRow[] => {
    const own = counted.filter((one) => one.page === page);
    const of = (measure: VitalMeasure) => own.filter((one) => one.measure === measure);
    const p75 = (measure: VitalMeasure) => percentile75(measure, of(measure));
    const views = of('lcp').reduce((sum, { n }) => sum + n, 0);
    return own.length === 0 ? [] : [{ page, views, lcp: p75('lcp'), inp: p75('inp'), cls: p75('cls') }];
  });
}
