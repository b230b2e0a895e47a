import * as z from 'zod';
import { skuField, termField } from './calls/list-question.ts';
import { filterView } from './filters-schema.ts';
import { parametricValueView } from './parametrics-schema.ts';
import { amounts, packAmounts, packBefore, soldAs } from './priced-schema.ts';

// These schemas document list and product responses, which are written as text elsewhere: checking each response would
// be too slow. Tests check the written text against these schemas.

const priced = amounts.extend({
  ...packAmounts,
  ...soldAs,
  currency: z.string().length(3),
  isPriceFrom: z.boolean().meta({ description: 'Whether other colours or sizes cost more.' }),
  priceBefore: amounts.optional().meta({ description: 'The previous price during a campaign.' }),
  lowestPrice30Days: amounts.optional(),
  ...packBefore,
  marketPrice: amounts.optional(),
});

const stars = z.object({ average: z.number(), count: z.number().int() }).nullable();
const medium = z.object({ mediaId: z.number().int(), path: z.string() });

const variant = z.object({
  partNo: z.string(),
  name: z.string(),
  colorCodeId: z.number().int(),
  colorIds: z.array(z.number().int()).readonly(),
  imagePath: z.string().nullable(),
  imageUrl: z.string(),
  flags: z.array(z.string()).readonly(),
  sizeRange: z.object({ min: z.string().nullable(), max: z.string().nullable() }),
  popRank30: z.number().int().nullable(),
  popRank60: z.number().int().nullable(),
  firstSaleDate: z.string().nullable(),
});

const resultView = priced
  .extend({
    partNo: z.string(),
    basePartNo: z.string(),
    sku: z.string().optional().meta({ description: 'Set in the mode AllVariants.' }),
    name: z.string(),
    uniqueName: z.string(),
    priceListId: z.string().nullable(),
    manufacturerId: z.number().int(),
    primaryCategoryId: z.number().int().nullable(),
    flags: z.array(z.string()),
    imagePath: z.string().nullable(),
    stars,
    standards: z.array(z.string()),
    isSellable: z.boolean(),
    variants: z.array(variant.extend({ sizes: z.array(z.string()), ...amounts.shape, currency: z.string().length(3) })),
  })
  .meta({ id: 'ProductResult' });

export const productListView = z
  .object({
    results: z.array(resultView),
    imageBasePath: z.string(),
    parametrics: z.array(
      z.object({ parametricCode: z.string(), name: z.string(), values: z.array(parametricValueView) }),
    ),
    flags: z.array(z.string()),
    currency: z.string().length(3),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    mode: z.string().optional(),
    sortField: z.string().optional(),
    sortOrder: z.string().optional(),
    priceLimits: z.object({ min: z.number(), max: z.number() }).optional(),
    didYouMean: z.string().optional(),
    filters: z.array(filterView).optional().meta({ description: 'Present with includeFilters.' }),
  })
  .meta({ id: 'ProductList' });

const sizeView = amounts.extend({
  ...packAmounts,
  sku: z.string(),
  size: z.string(),
  sizeAlternate: z.string().nullable(),
  ean: z.string().nullable(),
});

const colourVariantView = variant.extend({
  ...priced.shape,
  priceListId: z.string().nullable(),
  sizes: z.array(sizeView),
});

export const productView = priced
  .extend({
    partNo: z.string(),
    basePartNo: z.string(),
    name: z.string(),
    uniqueName: z.string(),
    description: z.string(),
    usps: z.array(z.string()).max(10),
    seo: z.object({ title: z.string(), description: z.string() }),
    priceListId: z.string().nullable(),
    manufacturerId: z.number().int(),
    primaryCategoryId: z.number().int().nullable(),
    categories: z.array(z.object({ code: z.string(), name: z.string(), slug: z.string() })),
    family: z.object({ slug: z.string(), name: z.string() }).nullable(),
    genders: z.array(z.string()),
    flags: z.array(z.string()),
    imageBasePath: z.string(),
    imagePath: z.string().nullable(),
    customImageSortOrder: z.array(z.number().int()),
    parametrics: z.object({
      Size: z.array(z.string()),
      SizeAlternate: z.array(z.string()),
      ColorCode: z.array(z.number().int()),
      Quantity: z.array(z.string()),
      bestSellingColorOverride: z.array(z.string()),
    }),
    properties: z.array(z.object({ code: z.string(), name: z.string(), values: z.array(z.string()) })),
    multiplyFactor: z.number().int().meta({ description: 'The same as packSize.' }),
    material: z
      .object({
        code: z.string(),
        name: z.string(),
        composition: z.string(),
        gsm: z.number(),
        wash: z.string(),
        care: z.array(z.string()),
      })
      .nullable(),
    standards: z.array(
      z.object({
        id: z.string(),
        edition: z.string().optional(),
        grade: z.string().optional(),
        explanation: z.string(),
      }),
    ),
    ppeCategory: z.string().nullable(),
    maxWashes: z.number().int().nullable().meta({ description: 'The maker’s maximum number of washes.' }),
    media: z.array(medium),
    vasServices: z.array(z.string()),
    stars,
    isSellable: z.boolean(),
    variants: z.array(colourVariantView.extend({ media: z.array(medium) })),
  })
  .meta({ id: 'Product' });

export const stockView = z
  .object({ sku: z.string(), onHandValue: z.number().int(), nextDeliveryDate: z.iso.date().nullable() })
  .meta({ id: 'OnHand' });

export const skuVariantView = variant
  .omit({ sizeRange: true })
  .extend({
    ...priced.shape,
    priceListId: z.string().nullable(),
    ...sizeView.shape,
    basePartNo: z.string(),
    productName: z.string(),
    uniqueName: z.string(),
    multiplyFactor: z.number().int().meta({ description: 'The same as packSize.' }),
    onHandValue: z.number().int(),
    nextDeliveryDate: z.iso.date().nullable(),
  })
  .meta({ id: 'Variant' });

export const colourOnlyView = colourVariantView
  .extend({ basePartNo: z.string(), productName: z.string(), uniqueName: z.string() })
  .meta({ id: 'ColourVariant' });

export const skuParams = z.object({ sku: skuField });
export const termParams = z.object({ term: termField });
export const uniqueNameParams = z.object({ name: z.string().trim().min(1).max(300) });
