import { parsePartNumber } from '#core/sku.ts';

/** As many as are checked in one go. The cart takes as many at once. */
export const mostLines = 500;
export const longestArticle = 200;
export const longestQuantity = 40;

/** A line as it was typed. Without a quantity it stands for one piece, or has its quantity behind the article. */
export type TypedLine = { readonly article: string; readonly quantity: string };

/** Stands for the quantity where a list has a place for it and nothing there. It is seen, kept and checked like any that was typed. */
export const missingQuantity = '?';

const eanLength = 13;

/** The number under the bars, as a scanner types it. */
export const isEan = (text: string): boolean => new RegExp(`^\\d{${eanLength}}$`).test(text.replaceAll(/[\s-]/g, ''));

/** A part number in letters and digits alone; empty where it is none. */
function partNumberOf(text: string): string {
  const parsed = text.length > longestArticle ? undefined : parsePartNumber(text);
  return parsed?.ok ? parsed.value : '';
}

const colourLength = 12;
const baseLength = 8;

/** It names one size of one colour by itself. */
export const isWhole = (text: string): boolean => isEan(text) || partNumberOf(text).length > colourLength;

export const isColour = (text: string): boolean => partNumberOf(text).length === colourLength;

export const isBase = (text: string): boolean => partNumberOf(text).length === baseLength;

export const hasDigit = (text: string): boolean => /\d/.test(text);

/** "2", "1,5", "-1", "1e9", "x 3": a number, whether or not so many can be ordered. */
export const looksLikeQuantity = (text: string): boolean => /^[x×*]?\s*[-+]?\d[\d\s.,]*(?:e\d+)?$/i.test(text.trim());

/** "x 3" is three. */
export const bareQuantity = (text: string): string => text.trim().replace(/^[x×*]\s*/i, '');

/** A number as a quantity. One that is no whole number never ends in three decimals, which could be thousands if somebody had typed it. */
export const writtenNumber = (number: number): string =>
  Number.isInteger(number) ? String(number) : number.toFixed(4);
