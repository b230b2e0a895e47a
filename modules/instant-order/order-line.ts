import { parsePartNumber } from '#core/sku.ts';

/** Maximum number of lines per check; the cart has the same limit. */
export const mostLines = 500;
export const longestArticle = 200;
export const longestQuantity = 40;
export const longestServices = 300;

/** A line as typed. Without a quantity it means one piece, or the quantity follows the article. */
export type TypedLine = {
  readonly article: string;
  readonly quantity: string;
  /** Numbers, codes or names of services, with plus signs between them. */
  readonly services?: string | undefined;
};

/** Replaces an empty quantity cell in a list. It is shown, stored and checked like typed text. */
export const missingQuantity = '?';

const eanLength = 13;

/** An EAN as typed by a scanner. */
export const isEan = (text: string): boolean => new RegExp(`^\\d{${eanLength}}$`).test(text.replaceAll(/[\s-]/g, ''));

/** A part number with letters and digits only; empty if the text is not one. */
function partNumberOf(text: string): string {
  const parsed = text.length > longestArticle ? undefined : parsePartNumber(text);
  return parsed?.ok ? parsed.value : '';
}

const colourLength = 12;
const baseLength = 8;

/** True if the text identifies one size of one colour. */
export const isWhole = (text: string): boolean => isEan(text) || partNumberOf(text).length > colourLength;

export const isColour = (text: string): boolean => partNumberOf(text).length === colourLength;

export const isBase = (text: string): boolean => partNumberOf(text).length === baseLength;

export const hasDigit = (text: string): boolean => /\d/.test(text);

/** "2", "1,5", "-1", "1e9", "x 3": a number, valid as a quantity or not. */
export const looksLikeQuantity = (text: string): boolean => /^[x×*]?\s*[-+]?\d[\d\s.,]*(?:e\d+)?$/i.test(text.trim());

/** Removes the multiplication sign: "x 3" becomes "3". */
export const bareQuantity = (text: string): string => text.trim().replace(/^[x×*]\s*/i, '');

/** Writes a number as a quantity. Fractions never end with exactly three decimals, which could be read as thousands. */
export const writtenNumber = (number: number): string =>
  Number.isInteger(number) ? String(number) : number.toFixed(4);
