export const articleTypes = [
  'DefaultArticle',
  'VasArticle',
  'FreightArticle',
  'ExternalArticle',
  'SalesTaxArticle',
] as const;

export type ArticleType = (typeof articleTypes)[number];

/** Article types that lists show. Services, freight and tax are articles too, but are not listed. */
export const listedArticles: readonly ArticleType[] = ['DefaultArticle', 'ExternalArticle'];
