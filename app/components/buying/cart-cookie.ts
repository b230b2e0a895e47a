/** Scripts read it, so that a page that is the same for everybody shows at once how much is in the visitor's cart. */
export const cartCountCookie = 'yrke_cart';

/** As long as an untouched public cart is kept. */
export const cartCountSeconds = 90 * 24 * 60 * 60;

/** Under the visitor's key: whoever else uses the browser has a cart of their own. */
export const writeCartCount = (key: string, count: number): string => `${key}:${count}`;

/** Undefined where it is somebody else's, or none at all. */
export function readCartCount(value: string | undefined, key: string): number | undefined {
  const [, owner, count] = /^([\w-]+):(\d+(?:\.\d+)?)$/.exec(value ?? '') ?? [];
  return owner === key ? Number(count) : undefined;
}
