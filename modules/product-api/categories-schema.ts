import * as z from 'zod';
import { assortmentContexts } from '../assortment/viewer.ts';
import { idParam } from '../id-param.ts';
import { whereQuery } from './where.ts';

/** An enum value of the specification, ignoring case. */
export const contextField = z
  .preprocess(
    (text) =>
      typeof text === 'string'
        ? (assortmentContexts.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text)
        : text,
    z.enum(assortmentContexts).default('All'),
  )
  .meta({ description: 'The assortment: everything the caller may see, the public one, or an agreed one.' });

export const contextQuery = whereQuery.extend({ context: contextField });

export type CategoryView = {
  id: number;
  code: string;
  parentCode: string | null;
  name: string;
  slug: string;
  description: string;
  parametricValueSlug: string | null;
  seo: { title: string; description: string; heading: string; categoryDescription: string };
  count: number;
  categories: CategoryView[];
};

export const categoryView = z
  .object({
    id: z.number().int(),
    code: z.string(),
    parentCode: z.string().nullable(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    parametricValueSlug: z
      .string()
      .nullable()
      .meta({ description: 'The slug of the category’s gender section, or of the requested section.' }),
    seo: z.object({
      title: z.string(),
      description: z.string(),
      heading: z.string(),
      categoryDescription: z.string(),
    }),
    count: z.number().int().meta({ description: 'Number of products in it and below it.' }),
    get categories(): z.ZodArray<z.ZodType<CategoryView>> {
      return z.array(categoryView);
    },
  })
  .meta({ id: 'Category' });

export const categoryContextView = z
  .object({ context: z.string(), id: z.number().int(), code: z.string(), name: z.string(), slug: z.string() })
  .meta({ id: 'CategoryContext' });

export const categoryIdParams = z.object({ id: idParam });
export const slugParams = z.object({ slug: z.string().trim().min(1).max(200) });
export const categoryCodeParams = z.object({
  code: z.string().trim().min(1).max(60),
  parametric: z.string().trim().min(1).max(200),
});
