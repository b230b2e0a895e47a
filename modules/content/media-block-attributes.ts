import * as z from 'zod';
import { contentLink, contentPicture } from './content-parts.ts';
import { filmId } from './embedded-film.ts';

const words = z.string().min(1);

/** A file of this shop: its own path, never another host. */
const ownFile = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\w./%-]+$/, 'url-invalid');

/** Core blocks with pictures, films, files and tables. */
export const mediaBlockAttributes = {
  'core/pullquote': z.object({ text: words, citation: z.string().optional() }),
  'core/html': z.object({ html: z.string().max(20_000) }),
  'core/table': z.object({
    caption: z.string().optional(),
    head: z.array(z.string()).max(12).optional(),
    rows: z.array(z.array(z.string()).max(12)).max(200),
  }),
  'core/file': z.object({ text: words, link: contentLink, note: z.string().optional() }),
  'core/gallery': z.object({ pictures: z.array(contentPicture).max(24), caption: z.string().optional() }),
  'core/video': z.object({ file: ownFile, title: words, caption: z.string().optional() }),
  'core-embed/youtube': z.object({
    videoId: z.string().regex(filmId),
    title: words,
    picture: contentPicture.optional(),
  }),
};
