import type { CardView } from '#app/components/catalogue/card-view.ts';

/** One fact about a product, formatted. */
export type Fact = {
  readonly text: string;
  readonly note?: string;
  /** Previous price. */
  readonly before?: string;
  readonly symbol?: string;
  readonly hexes?: readonly string[];
};

export type CompareRow = {
  readonly id: string;
  readonly label: string;
  /** One per product, in order; empty if there is no value. */
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
  /** Requested products that do not exist or are hidden from this visitor. */
  readonly missing: readonly string[];
};
