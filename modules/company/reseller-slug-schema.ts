import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { idParam } from '../id-param.ts';

/** Allowed in a link: lower-case letters and digits, words joined by hyphens. */
const slugField = textField({ max: 60 })
  .transform((slug) => slug.toLowerCase())
  .refine((slug) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug), 'invalid');

export const resellerSlugInput = z.object({ companyId: idParam, slug: slugField }).meta({ id: 'NewResellerSlug' });

export const resellerSlugView = z
  .object({ companyId: z.number().int(), marketId: z.number().int(), slug: z.string() })
  .meta({ id: 'ResellerSlug' });
