import * as z from 'zod';
import { contentAction, contentPicture, contentScene, richText } from './content-parts.ts';

const words = z.string().min(1);
const heading = z.string().optional();
const anchorName = z.string().regex(/^[a-z][a-z0-9-]*$/);
const pictured = {
  headline: words,
  text: z.string().optional(),
  picture: contentPicture,
  action: contentAction.optional(),
};
const post = z.object({
  picture: contentPicture,
  text: z.string().max(500),
  url: z.url({ protocol: /^https$/ }),
  tags: z.array(z.string().max(60)).max(20).optional(),
});

/** Blocks of the shop. Posts of social networks are copies of our own, so that no page loads anything from them. */
export const shopBlockAttributes = {
  'shop/hero-column': z.object({ columns: z.array(z.object(pictured)).min(1).max(3) }),
  'shop/hero-column-60-40': z.object({ ...pictured, wide: z.enum(['left', 'right']) }),
  'shop/small-hero': z.object({ headline: words, text: z.string().optional(), scene: contentScene }),
  'shop/hero-without-action': z.object({ headline: words, text: z.string().optional(), scene: contentScene }),
  'shop/two-columns': z.object({
    heading,
    paragraphs: z.array(richText),
    picture: contentPicture,
    side: z.enum(['left', 'right']),
    action: contentAction.optional(),
  }),
  'shop/instagram-feed': z.object({ heading: words, posts: z.array(post).max(12) }),
  'shop/social-flow-feed': z.object({
    heading,
    flowKey: words.meta({ description: 'The name of the flow at the network.' }),
    tags: z.array(z.string().max(60)).max(20),
    tagsOperator: z.enum(['and', 'or']),
    posts: z.array(post).max(60),
  }),
  'shop/action-form': z.object({
    heading: words,
    text: z.string().optional(),
    label: words,
    button: words,
    goesTo: z.enum(['allProducts', 'findStore']).meta({ description: 'The screen that gets what was typed.' }),
  }),
  'shop/footer-bar': z.object({ text: words, action: contentAction }),
  'shop/employee-list': z.object({
    heading,
    employees: z
      .array(
        z.object({
          name: words,
          title: z.string(),
          email: z.email(),
          phone: z.string(),
          picture: contentPicture.optional(),
        }),
      )
      .max(50),
  }),
  'shop/product-add-to-cart': z.object({
    heading,
    sku: z.string().min(1).max(40).meta({ description: 'The first 12 characters name the product and its colour.' }),
    text: z.string().optional(),
    button: words,
  }),
  'shop/reviews-wall': z.object({
    heading: words,
    reviews: z.array(z.object({ text: words, author: words, stars: z.int().min(1).max(5) })).max(24),
  }),
  'shop/link-repeater': z.object({ heading, links: z.array(contentAction).max(40) }),
  'shop/column-repeater': z.object({
    heading,
    columns: z.array(z.object({ title: words, text: richText })).max(24),
  }),
  'shop/sticky-menu-group': z.object({
    links: z.array(z.object({ text: words, anchor: anchorName })).max(20),
  }),
};
