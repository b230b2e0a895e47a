import { ok, type Result, refuse } from './result.ts';

const baseLength = 8;
const colourLength = 12;

/** Eight characters of product, four of colour, the rest is the size. A size code has letters and digits only. */
const partNumber = /^(?:[A-Z0-9]{8}|[A-Z0-9]{12,20})$/;

/** For grouping and stock. */
export function basePartNumber(sku: string): string {
  return sku.slice(0, baseLength);
}

/** For pictures and the tax rate of a colour. */
export function colourPartNumber(sku: string): string {
  return sku.slice(0, colourLength);
}

export function colourCode(sku: string): string {
  return sku.slice(baseLength, colourLength);
}

/** Empty for a base or colour part number. */
export function sizeCode(sku: string): string {
  return sku.slice(colourLength);
}

/** What a person sees: the size stands beside it in words. */
export function displaySku(sku: string): string {
  return sku.slice(0, colourLength);
}

/** A part number as people type it, '1201 ab12-0104 c50': of a product, of a colour, or with its size. */
export function parsePartNumber(typed: string): Result<string, { code: 'part-number-invalid' }> {
  const bare = typed.replaceAll(/[\s\p{Pd}/.]/gu, '').toUpperCase();
  return partNumber.test(bare) ? ok(bare) : refuse({ code: 'part-number-invalid' });
}
