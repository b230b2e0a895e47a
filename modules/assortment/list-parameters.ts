/** All query parameters that affect a list; other parameters are ignored. */
export const listParameters = [
  'query',
  'OrFilters',
  'filters',
  'priceMin',
  'priceMax',
  'sort',
  'view',
  'pageSize',
  'groupBy',
  'context',
  'page',
] as const;
