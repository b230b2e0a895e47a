import * as z from 'zod';
import { contentAction, contentLink, contentPicture, contentScene, richText } from './content-parts.ts';
import { mediaBlockAttributes } from './media-block-attributes.ts';
import { productListNames } from './product-lists.ts';
import { shopBlockAttributes } from './shop-block-attributes.ts';

const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .optional();
const words = z.string().min(1);

/** Attributes of each block. To add a block, add an entry here, a component in the registry of the pages, and names in the texts of the editor. */
export const blockAttributes = {
  'core/heading': z.object({ text: words, level: z.union([z.literal(2), z.literal(3), z.literal(4)]), anchor }),
  'core/paragraph': z.object({ text: richText, size: z.enum(['normal', 'lead', 'small']).optional() }),
  'core/list': z.object({ items: z.array(richText), ordered: z.boolean().optional() }),
  'core/quote': z.object({ text: words, citation: z.string().optional() }),
  'core/separator': z.object({}),
  'core/spacer': z.object({ size: z.enum(['small', 'medium', 'large']) }),
  'core/buttons': z.object({}),
  'core/button': z.object({ text: words, link: contentLink, look: z.enum(['solid', 'outline']).optional() }),
  'core/image': z.object({ picture: contentPicture, caption: z.string().optional() }),
  'core/columns': z.object({}),
  'core/group': z.object({ ground: z.enum(['plain', 'paper']).optional(), anchor }),
  'core/cover': z.object({ scene: contentScene }),
  'shop/hero': z.object({
    headline: words,
    text: z.string().optional(),
    scene: contentScene,
    actions: z.array(contentAction).max(2),
  }),
  'shop/campaign-hero': z.object({
    name: words,
    headline: words,
    text: z.string().optional(),
    scene: contentScene,
    action: contentAction.optional(),
  }),
  'shop/category-tiles': z.object({
    heading: words,
    action: contentAction.optional(),
    tiles: z.array(z.object({ ...contentAction.shape, picture: contentPicture.optional() })).max(12),
  }),
  'shop/product-slider': z.object({
    heading: words,
    text: z.string().optional(),
    list: words.meta({ description: 'The name of a product list.', examples: [...productListNames] }),
    action: contentAction.optional(),
    anchor,
  }),
  'shop/our-story': z.object({
    heading: words,
    paragraphs: z.array(richText),
    scene: contentScene,
    facts: z.array(z.object({ value: words, label: words })).optional(),
    action: contentAction.optional(),
  }),
  'shop/find-reseller': z.object({
    heading: words,
    text: z.string().optional(),
    scene: contentScene,
    action: contentAction,
    places: z.array(contentAction).optional(),
  }),
  'shop/text-with-background': z.object({
    heading: z.string().optional(),
    paragraphs: z.array(richText),
    ground: z.enum(['plain', 'grey']),
    action: contentAction.optional(),
  }),
  'shop/column-cards': z.object({
    heading: z.string().optional(),
    cards: z
      .array(
        z.object({
          title: words,
          text: richText,
          picture: contentPicture.optional(),
          action: contentAction.optional(),
        }),
      )
      .max(12),
    anchor,
  }),
  ...mediaBlockAttributes,
  ...shopBlockAttributes,
} satisfies Record<`${string}/${string}`, z.ZodObject>;

export type BlockName = keyof typeof blockAttributes;

export type AttributesOf<Name extends BlockName> = z.output<(typeof blockAttributes)[Name]>;
