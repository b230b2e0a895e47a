export const articleTypes = [
  'DefaultArticle',
  'VasArticle',
  'FreightArticle',
  'ExternalArticle',
  'SalesTaxArticle',
] as const;

export type ArticleType = (typeof articleTypes)[number];

/** What a visitor may find in a list; services, freight and tax are articles too, but nobody browses them. */
export const listedArticles: readonly ArticleType[] = ['DefaultArticle', 'ExternalArticle'];
