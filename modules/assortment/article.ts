/** How somebody names what they want to order: by one number, or by product, colour and size. */
export type ArticleName =
  | { readonly number: string }
  | { readonly base: string; readonly colour: string; readonly size: string };

export type ArticleFound =
  | { readonly kind: 'sku'; readonly sku: string }
  /** Everybody sees it in this market but the one who asks. Of several it is their base number. */
  | { readonly kind: 'not-theirs'; readonly sku: string }
  /** Of this product or colour there are several. */
  | { readonly kind: 'several'; readonly skus: readonly string[] }
  /** Of this product or colour there are some, and none that is named so. */
  | { readonly kind: 'similar'; readonly skus: readonly string[] }
  | { readonly kind: 'none' };

/** Finds what people name. What the asker may not see and the public does not see either is not there. */
export type Articles = {
  find(name: ArticleName): ArticleFound;
  /** Skus that the asker sees and whose number is nearly this one. */
  near(number: string): readonly string[];
};
