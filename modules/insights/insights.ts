import type { InsightKind } from './insight-kinds.ts';
import type { PageKind, VitalMeasure } from './vitals.ts';

type View = { readonly kind: InsightKind; readonly marketId: number; readonly at: Date };

type SearchCount = {
  readonly what: 'search' | 'empty' | 'click';
  readonly marketId: number;
  readonly language: string;
  readonly words: string;
  readonly at: Date;
};

type ProductCount = { readonly basePartNo: string; readonly marketId: number; readonly at: Date };

type VitalCount = {
  readonly measure: VitalMeasure;
  readonly value: number;
  readonly page: PageKind;
  readonly marketId: number;
  readonly at: Date;
};

/** Counts visits in memory, and adds them to the database from time to time. */
export type Insights = {
  count(view: View): void;
  countProduct(view: ProductCount): void;
  countSearch(search: SearchCount): void;
  countVital(vital: VitalCount): void;
  /** Writes what was counted so far. After a failure it is kept for the next time. */
  flush(): Promise<void>;
};
