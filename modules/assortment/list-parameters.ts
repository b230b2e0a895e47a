/** Every query parameter that a list understands; whatever else stands in an address does not change it. */
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
