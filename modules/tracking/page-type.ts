export type PageType = 'CATEGORY' | 'PRODUCT' | 'CHECKOUT' | 'CONFIRMATION' | 'CONTENT';

const byPage: Readonly<Record<string, PageType>> = {
  allProducts: 'CATEGORY',
  products: 'CATEGORY',
  productsByGroup: 'CATEGORY',
  productsByCollection: 'CATEGORY',
  productsMen: 'CATEGORY',
  productsWomen: 'CATEGORY',
  category: 'CATEGORY',
  subCategory: 'CATEGORY',
  product: 'PRODUCT',
  checkout: 'CHECKOUT',
  checkoutOrder: 'CHECKOUT',
  checkoutDelivery: 'CHECKOUT',
  checkoutStatusConfirmed: 'CONFIRMATION',
};

/** The kind of a page, by its name in app/pages.ts. */
export const pageTypeOf = (page: string): PageType =>
  (Object.hasOwn(byPage, page) ? byPage[page] : undefined) ?? 'CONTENT';
