import * as z from 'zod';

/** Whatever else a link says, it never runs a script. An address without a scheme stays within the shop. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** To a page of the shop by its name in the route table, to a content page by its slug, or anywhere by its address. */
export const contentLink = z
  .union([
    z.strictObject({ page: z.string().min(1), params: z.record(z.string(), z.string()).optional() }),
    z.strictObject({ slug: z.string().min(1) }),
    z.strictObject({ url: z.string().max(2000).regex(safeAddress, 'url-invalid') }),
  ])
  .meta({ id: 'ContentLink' });

export type ContentLink = z.output<typeof contentLink>;

/** A link and the words it stands on. */
export const contentAction = z.object({ text: z.string().min(1), link: contentLink }).meta({ id: 'ContentAction' });

export type ContentAction = z.output<typeof contentAction>;

/** Words with links and emphasis. There is no HTML in content, so there is none to be cleaned. */
export const richText = z.union([
  z.string(),
  z.array(
    z.union([z.string(), z.object({ text: z.string(), strong: z.boolean().optional(), link: contentLink.optional() })]),
  ),
]);

export type RichText = z.output<typeof richText>;

const picturePath = z.string().regex(/^[A-Za-z0-9_/.-]+\.(?:jpg|jpeg|png)$/);

/** A picture of the shop's own and its proportions. An empty alt says that it tells nothing of its own. */
export const contentPicture = z
  .object({ path: picturePath, alt: z.string(), width: z.number().positive(), height: z.number().positive() })
  .meta({ id: 'ContentPicture' });

export type ContentPicture = z.output<typeof contentPicture>;

/** The same scene in two cuts, and where words may stand on each. */
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
