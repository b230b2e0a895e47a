import { ok, type Result, refuse } from './result.ts';

const baseLength = 8;
const colourLength = 12;

/**
 * Eight characters of product, four of colour, the rest is the size. A size has letters, digits and at most one hyphen.
 */
const partNumber = /^[A-Z0-9]{8}(?:[A-Z0-9]{4}(?:[A-Z0-9]{1,8}(?:-[A-Z0-9]{1,5})?)?)?$/;

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

/** The number without the size, which screens show separately. */
export function displaySku(sku: string): string {
  return sku.slice(0, colourLength);
}

/** Parses a typed part number, '1201 ab12-0104 c50': of a product, of a colour, or with its size. */
export function parsePartNumber(typed: string): Result<string, { code: 'part-number-invalid' }> {
  const bare = typed
    .replaceAll(/[\s/.]/g, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase();
  // Hyphens are separators, except inside a size ('37-39').
  const letters = [...bare.matchAll(/[^-]/g)];
  const end = letters[colourLength]?.index ?? bare.length;
  const number = bare.slice(0, end).replaceAll('-', '') + bare.slice(end);
  return partNumber.test(number) ? ok(number) : refuse({ code: 'part-number-invalid' });
}
