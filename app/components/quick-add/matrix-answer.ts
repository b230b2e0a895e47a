import type { useMessages } from 'use-intl';
import type { CoworkerName } from '#app/components/buying/matrix-form.tsx';
import type { ProductView } from '#app/components/product/product-view.ts';
import type { Stock } from '#modules/assortment/product-detail.ts';

/** Path of the size table, after the language. */
export const matrixAnswerPath = 'product-answers/matrix';

/** All colours and sizes of a product with stock, and the texts of the table. */
export type MatrixAnswer = Pick<ProductView, 'name' | 'href' | 'colours' | 'packSize' | 'soldBy'> & {
  readonly stock: readonly Stock[];
  readonly coworkers: readonly CoworkerName[];
  /** A sku whose services can be chosen. */
  readonly servicesOf: string | undefined;
  readonly messages: ReturnType<typeof useMessages>;
};
