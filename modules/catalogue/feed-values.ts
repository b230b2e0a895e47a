import * as z from 'zod';
import { languages } from '#core/locale.ts';

/** Basic value types of feed rows. */

export const feedCode = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ./_-]{0,59}$/, 'letters, digits and . / _ - only, at most 60');
export const feedSlug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters a to z, digits and single hyphens');
export const marketCode = z.string().regex(/^[a-z]{2}$/, 'a market code of two small letters');
export const currencyCode = z.string().regex(/^[A-Z]{3}$/, 'a currency code of three capitals');
export const isoDate = z.iso.date('a date as YYYY-MM-DD').refine((date) => date >= '1900', 'a date after 1900');

export const basePartNo = z.string().regex(/^[A-Z0-9]{8}$/, 'a base part number of 8 capitals or digits');
export const colourPartNo = z
  .string()
  .regex(/^[A-Z0-9]{8}\d{4}$/, 'a part number of 12: base of 8, colour of 4 digits');
export const sizeCode = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,9}$/, 'a size code of at most 10 letters or digits');
export const feedSku = z
  .string()
  .regex(/^[A-Z0-9]{8}\d{4}[A-Za-z0-9][A-Za-z0-9-]{0,9}$/, 'a sku: part number of 12, then a size code');

/** Amounts are text, because JSON numbers would lose decimal exactness. */
export const decimalAmount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, 'an amount such as "1295" or "129.90"');

export const plainText = (longest: number) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(longest, `at most ${longest} characters`)
    .refine((text) => text === text.trim(), 'no blanks at the ends');

const feedLanguage = z.enum(languages);

/** One value per language of the feed; the shop falls back to another language for missing ones. */
export const perLanguage = <T extends z.ZodType>(value: T) =>
  z.partialRecord(feedLanguage, value).refine((texts) => Object.keys(texts).length > 0, 'at least one language');

export const perMarket = <T extends z.ZodType>(value: T) => z.record(marketCode, value);

export const label = perLanguage(plainText(120));
export const seo = z.strictObject({ title: plainText(160), description: plainText(400) });
export { feedLanguage };
