import * as z from 'zod';

/** Links must never run scripts. An address without a scheme stays within the shop. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

export const contentAddress = z.string().max(2000).regex(safeAddress, 'url-invalid');

/** A link to a page of the shop by route name, to a content page by slug, or to any address. */
export const contentLink = z
  .union([
    z.strictObject({ page: z.string().min(1), params: z.record(z.string(), z.string()).optional() }),
    z.strictObject({ slug: z.string().min(1) }),
    z.strictObject({ url: contentAddress }),
  ])
  .meta({ id: 'ContentLink' });

export type ContentLink = z.output<typeof contentLink>;

/** A link with its text. */
export const contentAction = z.object({ text: z.string().min(1), link: contentLink }).meta({ id: 'ContentAction' });

export type ContentAction = z.output<typeof contentAction>;

/** Text with links and emphasis. Content has no HTML, so none must be sanitised. */
export const richText = z.union([
  z.string(),
  z.array(
    z.union([z.string(), z.object({ text: z.string(), strong: z.boolean().optional(), link: contentLink.optional() })]),
  ),
]);

export type RichText = z.output<typeof richText>;

const picturePath = z.string().regex(/^[A-Za-z0-9_/.-]+\.(?:jpg|jpeg|png)$/);

const share = z.number().min(0).max(1);

export const focalPoint = z
  .object({ x: share, y: share })
  .meta({ description: 'The point that stays visible when it is cropped, as shares of width and height.' });

/** A picture of the shop with its proportions. It needs an alternative text, unless it is marked as decorative. */
export const contentPicture = z
  .object({
    path: picturePath,
    alt: z.string().max(300),
    isDecorative: z.boolean().optional().meta({ description: 'Decoration only: screen readers skip it.' }),
    width: z.number().positive(),
    height: z.number().positive(),
    focal: focalPoint.optional(),
  })
  .refine(({ alt, isDecorative }) => isDecorative === true || alt.trim() !== '', {
    error: 'alt-missing',
    path: ['alt'],
  })
  .meta({ id: 'ContentPicture' });

export type ContentPicture = z.output<typeof contentPicture>;

/** The same scene in two crops, each with the area where text may be placed. */
export const contentScene = z
  .object({
    wide: contentPicture,
    tall: contentPicture,
    quiet: z.enum(['left', 'right']),
    tallQuiet: z.enum(['top', 'bottom']),
    tone: z.enum(['dark', 'light']),
  })
  .meta({ id: 'ContentScene' });

export type ContentScene = z.output<typeof contentScene>;
