import type { Garment } from './garment.ts';
import type { OrderedAs } from './on-order.ts';

/** How many garments a department has, and which of them need attention. */
export type DepartmentReport = {
  /** Empty for garments without one. */
  readonly department: string;
  readonly inUse: number;
  readonly washed: number;
  readonly atLimit: number;
  readonly unseen: number;
};

/** A garment close to its limit. */
export type WornGarment = Pick<Garment, 'id' | 'name' | 'colour' | 'size' | 'department' | 'wearerId'> & {
  readonly wearer: string;
  readonly washes: number;
  readonly maxWashes: number;
};

/** One whose replacement is ordered, and not in circulation yet. */
export type OrderedReplacement = WornGarment & OrderedAs;

/** One that should be replaced, and by what. */
export type Proposal = WornGarment & {
  /** Undefined if the article is not sold to the visitor any more. */
  readonly replacement: { readonly sku: string; readonly size: string; readonly quantity: number } | undefined;
};
