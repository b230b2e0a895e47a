import type { ProductDetail } from './product-detail.ts';

/** Facts for a declaration of conformity and for the passport of a garment. They do not depend on the viewer. */
export type ConformityFacts = Pick<
  ProductDetail,
  'basePartNo' | 'name' | 'manufacturerId' | 'standards' | 'ppeCategory' | 'maxWashes' | 'material'
> & {
  /** Sales start of the product's first colour. */
  readonly firstSaleDate: string | undefined;
};
