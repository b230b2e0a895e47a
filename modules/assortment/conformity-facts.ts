import type { ProductDetail } from './product-detail.ts';

/** What a declaration of conformity says of a product: the same for everybody, whichever colours they see. */
export type ConformityFacts = Pick<
  ProductDetail,
  'basePartNo' | 'name' | 'manufacturerId' | 'standards' | 'ppeCategory'
> & {
  /** The day that the first of its colours was sold. */
  readonly firstSaleDate: string | undefined;
};
