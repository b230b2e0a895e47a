/** How a buyer identifies an article: by one number, or by product, colour and size. */
export type ArticleName =
  | { readonly number: string }
  | { readonly base: string; readonly colour: string; readonly size: string };

export type ArticleFound =
  | { readonly kind: 'sku'; readonly sku: string }
  /**
   * The article is in the public assortment of this market but not in the visitor's. For several skus this is their
   * base part number.
   */
  | { readonly kind: 'not-theirs'; readonly sku: string }
  /** The name matches several skus of a product or colour. */
  | { readonly kind: 'several'; readonly skus: readonly string[] }
  /** The product or colour exists, but no sku has exactly this name. */
  | { readonly kind: 'similar'; readonly skus: readonly string[] }
  | { readonly kind: 'none' };

/** Finds articles by name. An article that neither the visitor nor the public may see is treated as missing. */
export type Articles = {
  find(name: ArticleName): ArticleFound;
  /** Visible skus whose number is similar to this one. */
  near(number: string): readonly string[];
};
