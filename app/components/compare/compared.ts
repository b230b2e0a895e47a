import { basePartNumber } from '#core/sku.ts';

/** More columns would be hard to read. */
export const mostCompared = 4;

/** Owner of the list: one per company, and one for visitors without a company. */
export const comparedKeyOf = (companyId: number | undefined): string => `yrke_compare.${companyId ?? 'public'}`;

const isPartNo = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z0-9]{8}(?:[A-Z0-9]{4})?$/.test(value);

/** A number may be that of a colour; it is the same product. */
export const isSameProduct = (one: string, other: string): boolean => basePartNumber(one) === basePartNumber(other);

/** Removes duplicates of a product and keeps its first colour. */
export const onePerProduct = (partNos: readonly string[]): string[] =>
  partNos.filter((partNo, at) => partNos.findIndex((one) => isSameProduct(one, partNo)) === at);

/** Parses the stored list and ignores invalid content. */
export function parseCompared(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? onePerProduct(list.filter(isPartNo)).slice(0, mostCompared) : [];
  } catch {
    return [];
  }
}

export type ToggleResult = { readonly outcome: 'added' | 'removed' | 'full'; readonly list: readonly string[] };

/** Removes an existing entry, or appends a new one; a full list stays unchanged. */
export function toggleCompared(list: readonly string[], partNo: string): ToggleResult {
  const others = list.filter((one) => !isSameProduct(one, partNo));
  if (others.length < list.length) return { outcome: 'removed', list: others };
  if (list.length >= mostCompared) return { outcome: 'full', list };
  return { outcome: 'added', list: [...list, partNo] };
}

/** The page's address with these products. */
export const comparedAddress = (href: string, partNos: readonly string[]): string =>
  partNos.length === 0 ? href : `${href}?p=${partNos.join(',')}`;
