import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { contentBlocks, writtenBlocks } from './block-schema.ts';

export const contentSlug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const contentPage = z
  .object({
    slug: contentSlug,
    template: z.string().min(1),
    title: z.string().min(1).max(200),
    description: z.string().max(500),
    blocks: contentBlocks,
  })
  .meta({ id: 'ContentPage' });

/** A page that is written now. */
export const writtenPage = contentPage.extend({ blocks: writtenBlocks }).meta({ id: 'WrittenContentPage' });

export type ContentPage = z.output<typeof contentPage>;

export const dealerPageLink = contentPage
  .pick({ slug: true, title: true, description: true })
  .meta({ id: 'DealerPageLink' });

export type DealerPageLink = z.output<typeof dealerPageLink>;

export const pageQuery = z.object({ slug: contentSlug });

/** Where a document applies: in the requested market, or in all markets without their own version. */
const place = {
  language: z.enum(languages),
  everywhere: z.boolean().default(false).meta({ description: 'For all markets instead of the market of the host.' }),
};

export const savePageInput = z.strictObject({
  ...place,
  kind: z.enum(['page', 'dealer-page']).default('page'),
  page: writtenPage,
});

export type SavePageInput = z.output<typeof savePageInput>;

export const documentPlace = place;
