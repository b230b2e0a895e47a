import * as z from 'zod';
import { basePartNumber, colourPartNumber, parsePartNumber } from '#core/sku.ts';
import type { PromotionRow } from './promotion-basket.ts';

export const partNumber = z.string().refine((text) => {
  const parsed = parsePartNumber(text);
  return parsed.ok && parsed.value === text;
}, 'part-number-invalid');

const code = z.string().min(1).max(100);
const most = 500;

/** Selects goods that any of the lists names; if all lists are empty, all goods. */
export const selection = z
  .strictObject({
    /** Part numbers of products, colours or skus. */
    products: z.array(partNumber).max(most).default([]),
    categories: z.array(code).max(most).default([]),
    families: z.array(code).max(most).default([]),
    brands: z.array(z.number().int().positive()).max(most).default([]),
  })
  .prefault({});

export type Selection = z.output<typeof selection>;

export type SelectableRow = Pick<PromotionRow, 'sku' | 'categories' | 'family' | 'manufacturerId'>;

export function selects({ products, categories, families, brands }: Selection, row: SelectableRow): boolean {
  if ([products, categories, families, brands].every((list) => list.length === 0)) return true;
  const numbers = [basePartNumber(row.sku), colourPartNumber(row.sku), row.sku];
  return (
    products.some((number) => numbers.includes(number)) ||
    categories.some((wanted) => row.categories.includes(wanted)) ||
    (row.family !== undefined && families.includes(row.family)) ||
    brands.includes(row.manufacturerId)
  );
}
