import type { CardView } from '#app/components/catalogue/card-view.ts';

/** One thing that is told of a product, every word ready to be read. */
export type Fact = {
  readonly text: string;
  readonly note?: string;
  /** What it cost before. */
  readonly before?: string;
  readonly symbol?: string;
  readonly hexes?: readonly string[];
};

export type CompareRow = {
  readonly id: string;
  readonly label: string;
  /** One for each product, in their order; empty where nothing is told of it. */
  readonly cells: readonly (readonly Fact[])[];
  readonly differs: boolean;
};

export type ComparedProduct = {
  readonly partNo: string;
  readonly card: CardView;
  readonly packSize: number;
};

export type Comparison = {
  readonly products: readonly ComparedProduct[];
  readonly rows: readonly CompareRow[];
  /** What was asked for and is not there, or not for this visitor. */
  readonly missing: readonly string[];
};
