import type { ProductDetail } from './product-detail.ts';

/** Facts for a declaration of conformity. They do not depend on the viewer. */
export type ConformityFacts = Pick<
  ProductDetail,
  'basePartNo' | 'name' | 'manufacturerId' | 'standards' | 'ppeCategory'
> & {
  /** Sales start of the product's first colour. */
  readonly firstSaleDate: string | undefined;
};
