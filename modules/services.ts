/** The services of the API, each under /api/{service}. The specification names sixteen of them. */
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
  'tracking',
  'facebook',
  'klevu',
] as const;

export type Service = (typeof services)[number];

export const baseOf = (service: Service): `/api/${Service}` => `/api/${service}`;
