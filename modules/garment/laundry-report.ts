import type { Garment } from './garment.ts';

/** How many garments a department has, and which of them need attention. */
export type DepartmentReport = {
  /** Empty for garments without one. */
  readonly department: string;
  readonly inUse: number;
  readonly washed: number;
  readonly atLimit: number;
  readonly unseen: number;
};

/** A garment close to its limit, and what replaces it. */
export type Proposal = Pick<Garment, 'id' | 'name' | 'colour' | 'size' | 'department' | 'wearerId'> & {
  readonly wearer: string;
  readonly washes: number;
  readonly maxWashes: number;
  /** Undefined if the article is not sold to the visitor any more. */
  readonly replacement: { readonly sku: string; readonly size: string; readonly quantity: number } | undefined;
};
