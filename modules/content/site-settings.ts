import * as z from 'zod';
import { contentPicture } from './content-parts.ts';

const note = z.string().max(1000).optional();

export const checkoutTexts = z
  .object({ title: z.string().min(1).max(100), intro: note, deliveryNote: note, paymentNote: note })
  .meta({ id: 'CheckoutTexts' });

export type CheckoutTexts = z.output<typeof checkoutTexts>;

const checkoutSwitches = z.object({ intro: z.boolean(), deliveryNote: z.boolean(), paymentNote: z.boolean() });

/** Texts of the order step, and which of them it shows. */
export const checkoutContent = z
  .object({ texts: checkoutTexts, switches: checkoutSwitches })
  .meta({ id: 'CheckoutContent' });

export type CheckoutContent = z.output<typeof checkoutContent>;

/** As editors store it: what is missing is built in. */
export const storedCheckout = z.object({
  texts: checkoutTexts.partial().optional(),
  switches: checkoutSwitches.partial().optional(),
});

/** What editors add to the size guides. The built-in texts stay where they write nothing. */
export const sizeGuideTexts = z
  .object({
    intro: note,
    howToMeasure: note,
    guides: z
      .array(
        z.object({
          sizeGroup: z.string().min(1).max(60).meta({ description: 'The id of a size group, such as shoes.' }),
          text: z.string().min(1).max(2000),
        }),
      )
      .max(60)
      .optional(),
  })
  .meta({ id: 'SizeGuideTexts' });

export const docSetting = z
  .object({
    document: z.enum(['eudoc', 'favourites-pdf', 'product-sheet']),
    heading: z.string().max(200),
    text: z.string().max(2000),
    footer: z.string().max(500),
  })
  .meta({ id: 'DocumentSetting' });

export type DocSetting = z.output<typeof docSetting>;

export const categoryContent = z
  .object({
    category: z.string().min(1).max(40).meta({ description: 'The code of the category.' }),
    gender: z.enum(['men', 'women']).optional().meta({ description: 'Absent: for both.' }),
    title: z.string().max(200),
    text: z.string().max(2000),
    picture: contentPicture.optional(),
  })
  .meta({ id: 'CategoryContent' });

type CategoryContent = z.output<typeof categoryContent>;

/** The content for the gender, or else the one for both. */
export function findCategoryContent(
  contents: readonly CategoryContent[],
  category: string,
  gender: CategoryContent['gender'],
): CategoryContent | undefined {
  const own = contents.filter((one) => one.category.toLowerCase() === category.toLowerCase());
  return own.find((one) => one.gender === gender) ?? own.find((one) => one.gender === undefined);
}
