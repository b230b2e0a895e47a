/** The services of the API, each under /api/{service}. Partners know sixteen of them by these names. */
export const services = [
  'product',
  'price',
  'customer',
  'company',
  'settings',
  'cart',
  'market',
  'metadata',
  'order',
  'document',
  'orderhistory',
  'notifications',
  'vas',
  'review',
  'feature',
  'content',
  'auth',
  'laundry',
  'address',
  'audit',
] as const;

export type Service = (typeof services)[number];

export const baseOf = (service: Service): `/api/${Service}` => `/api/${service}`;
