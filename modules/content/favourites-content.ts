import * as z from 'zod';
import { contentPicture } from './content-parts.ts';
import { contentSlug } from './page-schema.ts';

const cover = z.object({ id: contentSlug, picture: contentPicture });

/** Options for making a PDF of favourites. */
export const favouritesContent = z
  .object({
    pages: z.array(contentSlug).max(20).meta({ description: 'Slugs of text pages.' }),
    covers: z.array(cover).max(40),
  })
  .meta({ id: 'FavouritesContent' });

export const employee = z
  .object({
    id: contentSlug,
    name: z.string().min(1).max(100),
    title: z.string().max(100),
    email: z.email(),
    phone: z.string().max(40),
    picture: contentPicture.optional(),
  })
  .meta({ id: 'Employee' });

export type Employee = z.output<typeof employee>;

/** Contact persons by department; the department `pdf` has those named in a PDF of favourites. */
export const departments = z.array(z.object({ slug: contentSlug, employees: z.array(employee).max(50) })).max(20);

export const favouritesPageChoice = z
  .object({ slug: contentSlug, title: z.string(), description: z.string() })
  .meta({ id: 'FavouritesPageChoice' });

export type FavouritesPageChoice = z.output<typeof favouritesPageChoice>;

export const favouritesCover = cover
  .extend({ url: z.string().meta({ description: 'A path of this host, at the width of a small picture.' }) })
  .meta({ id: 'FavouritesCover' });

export type FavouritesCover = z.output<typeof favouritesCover>;

export const departmentQuery = z.object({
  slug: z
    .string()
    .max(100)
    .transform((slug) => slug.toLowerCase())
    .meta({ type: 'string', example: 'PDF' }),
});
