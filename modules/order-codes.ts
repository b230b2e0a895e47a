import type { RefusalCode } from './refusals.ts';

/** The error numbers of the API for orders and carts. */
export const orderCodeOf: Partial<Record<RefusalCode, number>> = {
  'cart-not-found': 0,
  'cart-empty': 1,
  'vas-not-allowed': 2,
  'company-blocked': 3,
  'company-limit-reached': 4,
  'customer-limit-reached': 5,
  'customer-employee-no-missing': 6,
  'buyer-employee-no-missing': 7,
  'product-unknown': 8,
  'stock-unknown': 9,
  'out-of-stock': 10,
  'vas-unknown': 11,
  'code-outdated': 12,
  'skus-not-sold': 13,
  'cellphone-required': 14,
  'delivery-cost-not-zero': 15,
  'delivery-method-not-found': 16,
  'vas-missing': 17,
  'buyer-import-failed': 19,
  'packing-import-failed': 20,
  'vas-name-missing': 21,
  'code-switched-off': 22,
  'attestant-email-missing': 23,
  'buyer-not-found': 24,
  'attestant-not-found': 25,
  'numbers-unknown': 26,
  'checkout-disabled': 27,
  'vas-text-invalid': 28,
  'promotions-changed': 29,
  'project-number-unknown': 31,
  'order-number-unknown': 32,
  'customer-employee-no-length': 33,
  'buyer-employee-no-length': 34,
  'hook-url-missing': 36,
  'order-being-processed': 37,
  'cart-locked': 38,
};

/** Refusals that say more than the number of another one, and share it. */
const sharedCodes: Partial<Record<RefusalCode, RefusalCode>> = {
  'vas-not-offered': 'vas-unknown',
  'vas-twice': 'vas-unknown',
  'vas-place': 'vas-unknown',
};

/** The number of a refusal in the API. */
export const orderNumberOf = (code: RefusalCode): number | undefined => orderCodeOf[sharedCodes[code] ?? code];

/** Numbers that mean an HTTP status instead. */
const statusCodes: Readonly<Record<number, RefusalCode>> = {
  400: 'malformed-request',
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
};

/** An unknown number gets the general text. */
export function refusalOfOrderCode(code: number): RefusalCode {
  const found = Object.entries(orderCodeOf).find(([, number]) => number === code);
  return (found?.[0] as RefusalCode | undefined) ?? statusCodes[code] ?? 'order-refused';
}
