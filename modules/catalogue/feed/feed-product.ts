import * as z from 'zod';
import { isEan } from '#core/ean.ts';
import { units } from '#core/units.ts';
import { articleTypes } from '../article-types.ts';
import {
  basePartNo,
  colourPartNo,
  feedCode,
  feedLanguage,
  feedSku,
  feedSlug,
  isoDate,
  perLanguage,
  perMarket,
  plainText,
  seo,
  sizeCode,
} from '../feed-values.ts';

/** The media ids that the shop supports: pictures and films first, then documents. */
const mediaIds: ReadonlySet<number> = new Set([
  43, 171, 282, 58, 124, 61, 123, 111, 126, 112, 125, 47, 48, 49, 172, 280, 173, 281, 46, 51, 278, 430, 431, 143, 144,
]);

const medium = z.strictObject({
  mediaId: z.int().refine((id) => mediaIds.has(id), 'not a media id of the shop'),
  path: z
    .string()
    .max(200, 'at most 200 characters')
    .regex(
      /^(?!.*\.\.)([A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(jpg|jpeg|png|mp4|pdf)$/,
      'a relative path without .. or //, ending in jpg, jpeg, png, mp4 or pdf',
    ),
});

const rank = z.int().positive();

const size = z.strictObject({
  code: sizeCode,
  sku: feedSku,
  ean: z
    .string()
    .regex(/^\d{13}$/, '13 digits')
    .refine(isEan, 'the check digit is wrong')
    .optional(),
  alternate: z.string().max(12).optional(),
});

/** Positions of repeated values. */
const repeated = (values: readonly string[]) =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));

const colourVariant = z
  .strictObject({
    partNo: colourPartNo,
    flags: z.array(feedCode),
    firstSaleDate: isoDate,
    bestSellingColorOverride: z.boolean().optional(),
    popularity: perMarket(z.strictObject({ popRank30: rank, popRank60: rank })).optional(),
    media: z.array(medium),
    sizes: z.array(size).min(1),
  })
  .superRefine((colour, ctx) => {
    for (const index of repeated(colour.sizes.map(({ code }) => code)))
      ctx.addIssue({ code: 'custom', path: ['sizes', index, 'code'], message: 'the size stands here twice' });
    for (const [index, { code, sku }] of colour.sizes.entries())
      if (sku !== colour.partNo + code)
        ctx.addIssue({ code: 'custom', path: ['sizes', index, 'sku'], message: `must be ${colour.partNo}${code}` });
  });

const dimensions = z.strictObject({
  columns: z.array(feedCode).min(1),
  rows: z.array(z.strictObject({ size: sizeCode, values: z.array(z.number()) })).min(1),
});

/** Facts for drawing the product's pictures; optional, so that a real shop can leave them out. */
const design = z.strictObject({
  garment: feedCode,
  length: z.enum(['short', 'three-quarter', 'long']).optional(),
  hood: z.enum(['none', 'fixed', 'detachable']),
  closure: z.enum(['none', 'zip', 'two-way-zip', 'half-zip', 'buttons', 'laces']),
  lining: z.enum(['none', 'quilted', 'pile', 'brushed']),
  hiVisClass: z.int().min(0).max(3),
  reflectors: z.boolean(),
  holsterPockets: z.boolean(),
  kneePockets: z.boolean(),
  stretchPanels: z.boolean(),
  reinforcements: z.boolean(),
  features: z.array(feedCode),
});

export const productRow = z
  .strictObject({
    kind: z.literal('product'),
    basePartNo,
    articleType: z.enum(articleTypes),
    type: feedCode,
    unit: z.enum(units, `one of ${units.join(', ')}`).optional(),
    manufacturerId: z.int().positive(),
    family: feedSlug.optional(),
    primaryCategory: feedCode,
    categories: z.array(feedCode).min(1),
    groups: z.array(feedCode),
    genders: z.array(z.enum(['Men', 'Women', 'Unisex', 'Children'])).min(1),
    flags: z.array(feedCode),
    publicAssortment: z.boolean(),
    material: z
      .string()
      .regex(/^\d{4}$/, 'four digits')
      .optional(),
    standards: z.array(z.strictObject({ id: feedCode, grade: z.string().max(40).optional() })),
    ppeCategory: z.enum(['I', 'II', 'III']).optional(),
    /** The maker's limit, after which the garment no longer protects. */
    maxWashes: z.int().min(1).max(1000).optional(),
    parametrics: z.record(feedCode, z.array(feedCode).min(1)),
    texts: perLanguage(
      z.strictObject({
        name: plainText(160),
        slug: feedSlug,
        description: plainText(2000),
        usps: z.array(plainText(160)).max(10, 'at most 10 selling points'),
        seo,
      }),
    ),
    design: design.optional(),
    media: z.array(medium),
    colours: z.array(colourVariant).min(1),
    sizeGuide: feedCode.optional(),
    dimensions: dimensions.optional(),
    vasServices: z.array(feedCode),
    stars: z.strictObject({ average: z.number().min(1).max(5), count: z.int().positive() }).optional(),
    relations: z.strictObject({
      accessories: z.array(basePartNo).max(25),
      similar: z.array(basePartNo).max(25),
      upSell: z.array(basePartNo).max(25),
      crossSell: z.array(basePartNo).max(25),
      siblings: z.array(basePartNo).max(25),
    }),
  })
  .superRefine((product, ctx) => {
    if (!product.categories.includes(product.primaryCategory))
      ctx.addIssue({ code: 'custom', path: ['categories'], message: 'must hold the primary category' });
    for (const index of repeated(product.colours.map(({ partNo }) => partNo)))
      ctx.addIssue({ code: 'custom', path: ['colours', index, 'partNo'], message: 'the colour stands here twice' });
    for (const [index, { partNo }] of product.colours.entries())
      if (!partNo.startsWith(product.basePartNo))
        ctx.addIssue({
          code: 'custom',
          path: ['colours', index, 'partNo'],
          message: `must begin with ${product.basePartNo}`,
        });
    const width = product.dimensions?.columns.length;
    for (const [index, { values }] of (product.dimensions?.rows ?? []).entries())
      if (values.length !== width)
        ctx.addIssue({
          code: 'custom',
          path: ['dimensions', 'rows', index, 'values'],
          message: `must have ${width} values`,
        });
  });

export const stockRow = z.strictObject({
  kind: z.literal('stock'),
  sku: feedSku,
  quantity: z.int().nonnegative().max(10_000_000, 'at most 10 million'),
  nextDeliveryDate: isoDate.optional(),
});

export const reviewRow = z.strictObject({
  kind: z.literal('review'),
  id: feedCode,
  basePartNo,
  language: feedLanguage,
  stars: z.int().min(1).max(5),
  // A review may have stars only.
  title: z.literal('').or(plainText(120)),
  text: z.literal('').or(plainText(2000)),
  author: plainText(60),
  date: isoDate,
});
