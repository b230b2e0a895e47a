import { basePartNumber } from '#core/sku.ts';

/** More columns than these nobody reads beside each other. */
export const mostCompared = 4;

/** Whose list it is: each company has its own; whoever buys for none has one as well. */
export const comparedKeyOf = (companyId: number | undefined): string => `yrke_compare.${companyId ?? 'public'}`;

const isPartNo = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z0-9]{8}(?:[A-Z0-9]{4})?$/.test(value);

/** A number may name a colour of its product; it is the same product. */
export const isSameProduct = (one: string, other: string): boolean => basePartNumber(one) === basePartNumber(other);

/** Each product once, in the colour that comes first. */
export const onePerProduct = (partNos: readonly string[]): string[] =>
  partNos.filter((partNo, at) => partNos.findIndex((one) => isSameProduct(one, partNo)) === at);

/** What a browser has kept of it. Whatever else stands there counts for nothing. */
export function parseCompared(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? onePerProduct(list.filter(isPartNo)).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}

export type Toggled = { readonly outcome: 'added' | 'removed' | 'full'; readonly list: readonly string[] };

/** What is there goes, what is not comes last; a list that is full stays as it is. */
export function toggleCompared(list: readonly string[], partNo: string): Toggled {
  const others = list.filter((one) => !isSameProduct(one, partNo));
  if (others.length < list.length) return { outcome: 'removed', list: others };
  if (list.length >= mostCompared) return { outcome: 'full', list };
  return { outcome: 'added', list: [...list, partNo] };
}

/** The address that shows these, on top of that of the page. */
export const comparedAddress = (href: string, partNos: readonly string[]): string =>
  partNos.length === 0 ? href : `${href}?p=${partNos.join(',')}`;
