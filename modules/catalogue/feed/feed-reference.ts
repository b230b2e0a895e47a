import * as z from 'zod';
import { inkCodes } from '../../proof/inks.ts';
import {
  currencyCode,
  decimalAmount,
  feedCode,
  feedSlug,
  label,
  marketCode,
  perLanguage,
  plainText,
  seo,
  sizeCode,
} from '../feed-values.ts';

/** Rows that products refer to. They must come before the products in a feed. */

export const categoryRow = z.strictObject({
  kind: z.literal('category'),
  id: z.int().positive(),
  code: feedCode,
  parentCode: feedCode.nullable(),
  context: z.string().max(20).optional(),
  section: z.enum(['men', 'women', 'children']).optional(),
  markets: z.array(marketCode).min(1).optional(),
  sortOrder: z.int().nonnegative(),
  texts: perLanguage(
    z.strictObject({ name: plainText(80), slug: feedSlug, description: plainText(600), heading: plainText(120), seo }),
  ),
});

export const parametricRow = z.strictObject({
  kind: z.literal('parametric'),
  code: feedCode,
  type: z.enum(['ParametricList', 'ParametricMultiple']),
  level: z.enum(['product', 'colour', 'size']),
  filter: z.boolean(),
  isAndFilter: z.boolean(),
  sortOrder: z.int().nonnegative(),
  name: label,
  values: z.array(
    z.strictObject({ id: z.int().positive(), code: feedCode, sortOrder: z.int().nonnegative(), name: label }),
  ),
});

export const colourRow = z.strictObject({
  kind: z.literal('colour'),
  id: z.int().positive(),
  code: z.string().regex(/^\d{2}$/, 'two digits'),
  hex: z.string().regex(/^#[0-9A-F]{6}$/, 'a colour as #RRGGBB'),
  hiVis: z.boolean(),
  name: label,
});

export const materialRow = z.strictObject({
  kind: z.literal('material'),
  code: z.string().regex(/^\d{4}$/, 'four digits'),
  group: feedCode,
  gsm: z.int().nonnegative(),
  wash: z.enum(['30', '40', '40wool', '60', '75', '85', 'none']),
  name: label,
  composition: label,
  care: perLanguage(z.array(plainText(200)).min(1)),
});

export const standardRow = z.strictObject({
  kind: z.literal('standard'),
  id: feedCode,
  edition: z.string().max(60).optional(),
  markets: z.array(marketCode).min(1).optional(),
  explanation: label,
});

export const familyRow = z.strictObject({
  kind: z.literal('family'),
  slug: feedSlug,
  name: plainText(40),
  sortOrder: z.int().nonnegative(),
  description: perLanguage(plainText(400)),
});

export const groupRow = z.strictObject({
  kind: z.literal('group'),
  code: feedCode,
  sortOrder: z.int().nonnegative(),
  texts: perLanguage(z.strictObject({ name: plainText(80), slug: feedSlug })),
});

const measurements = z.record(
  feedCode,
  z
    .number()
    .nonnegative()
    .or(z.tuple([z.number(), z.number()])),
);

export const sizeGuideRow = z.strictObject({
  kind: z.literal('size-guide'),
  code: feedCode,
  unit: z.enum(['cm', 'mm']),
  title: label,
  columns: z.array(z.strictObject({ code: feedCode, name: label })).min(1),
  bodyMeasurements: z
    .array(
      z.strictObject({
        gender: z.enum(['Men', 'Women', 'Unisex', 'Children']),
        tableType: z.enum(['regular', 'short', 'long', 'all']),
        title: label,
        rows: z.array(z.strictObject({ size: sizeCode, values: measurements })).min(1),
      }),
    )
    .min(1),
});

export const vasArticleRow = z.strictObject({
  kind: z.literal('vas-article'),
  serviceArticleId: z.int().positive(),
  serviceId: feedCode,
  service: z.enum(['transfer', 'embroidery', 'chip', 'alteration', 'packing']),
  name: label,
  positions: z.array(z.strictObject({ code: feedCode, name: label })),
  maxLines: z.int().nonnegative(),
  maxCharacters: z.int().nonnegative(),
  parameters: z.array(z.enum(['fname', 'lname', 'employeeno', 'occupation', 'vascustomizedtext'])),
  /**
   * Colours of thread or print that it offers, the preset one first. Without a list all are offered, and the most visible one is preset.
   */
  inks: z.array(z.enum(inkCodes)).min(1).optional(),
  multiPackQuantity: z.int().positive(),
  prices: z.array(z.strictObject({ priceList: feedCode, currency: currencyCode, unitNet: decimalAmount })).min(1),
});
