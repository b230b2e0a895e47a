import * as z from 'zod';
import { contentSlug } from '../content/page-schema.ts';
import { defaultList, isFavouritePartNo, isSkuOf } from '../favourites/favourites.ts';

/** Limits the time for rendering pictures, which would be minutes. */
export const mostPrinted = 200;

const item = z
  .object({ partNo: z.string().refine(isFavouritePartNo), sku: z.string().optional() })
  .refine(({ partNo, sku }) => sku === undefined || isSkuOf(sku, partNo));

/** The settings of a PDF of favourites. */
const favouritesDocument = z.object({
  title: z.string().trim().min(1).max(80),
  /** In this order. If a list is given, only items in it. */
  items: z.array(item).max(1000).optional(),
  /** The visitor's own list. */
  listId: z.union([z.literal(defaultList), z.uuid()]).optional(),
  /** Token of a list that a colleague shares. */
  shared: z.string().max(100).optional(),
  pages: z.array(contentSlug).max(20).default([]),
  cover: contentSlug.optional(),
  contact: contentSlug.optional(),
  showPrices: z.boolean().default(true),
});

export type FavouritesDocument = z.output<typeof favouritesDocument>;
export type FavouritesDocumentInput = z.input<typeof favouritesDocument>;

const documentField = z
  .string()
  .max(200_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  .pipe(favouritesDocument)
  .meta({
    type: 'string',
    contentMediaType: 'application/json',
    description:
      'JSON: title; items (each with partNo and sku), or listId, or shared; pages, cover and contact from the content service; showPrices.',
  });

/** Forms also send empty file fields. */
const logoField = z
  .custom<File | ''>((value) => value instanceof File || value === '')
  .optional()
  .transform((file) => file || undefined)
  .meta({ type: 'string', format: 'binary', description: 'PNG or JPEG, at most 1 MB.' });

export const favouritesForm = z.object({
  Document: documentField,
  RetailerLogo: logoField,
  CustomerLogo: logoField,
  Token: z
    .uuid()
    .optional()
    .meta({ description: 'Chosen by the caller. The next PDF with the same token reuses the pictures of this one.' }),
});
