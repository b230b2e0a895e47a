/** Readable by scripts, so that a kept page can show the visitor's item count at once. */
export const cartCountCookie = 'yrke_cart';

/** Equals the lifetime of an untouched public cart. */
export const cartCountSeconds = 90 * 24 * 60 * 60;

/** Stored under the visitor's key, because other users of the browser have their own cart. */
export const writeCartCount = (key: string, count: number): string => `${key}:${count}`;

/** Undefined if it belongs to another visitor, or is missing. */
export function readCartCount(value: string | undefined, key: string): number | undefined {
  const [, owner, count] = /^([\w-]+):(\d+(?:\.\d+)?)$/.exec(value ?? '') ?? [];
  return owner === key ? Number(count) : undefined;
}
