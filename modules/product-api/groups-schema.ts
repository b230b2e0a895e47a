import * as z from 'zod';
import { textField } from '#core/fields.ts';
import type { Language } from '#core/locale.ts';
import { basePartNo, feedSlug } from '../catalogue/feed-values.ts';
import type { Group } from '../catalogue/group-store.server.ts';
import { wordsIn } from '../catalogue/words.ts';
import { idParam, storedInt } from '../id-param.ts';
import { whereQuery } from './where.ts';

const mostProducts = 1000;

export const groupView = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    sortOrder: z.number().int(),
    companyId: z.number().int().nullable().meta({ description: 'The owner; null for a group of the shop.' }),
    coopCode: z.string().nullable(),
  })
  .meta({ id: 'ProductGroup' });

export const groupParams = z.object({ id: z.string().trim().min(1).max(60) });
export const companyGroupsQuery = whereQuery.extend({
  companyId: idParam.optional(),
  coopCode: z.string().trim().min(1).max(60).optional(),
});

const name = textField({ max: 80 });
const slug = feedSlug.max(80);
const sortOrder = z.int().nonnegative().max(1_000_000);
const basePartNos = z.array(basePartNo).max(mostProducts);

export const newGroupInput = z
  .strictObject({
    name,
    slug: slug.optional().meta({ description: 'Derived from the name by default.' }),
    sortOrder: sortOrder.optional(),
    companyId: storedInt.optional(),
    coopCode: textField({ max: 60 }).optional(),
    basePartNos: basePartNos.optional(),
  })
  .refine(({ companyId, coopCode }) => companyId === undefined || coopCode === undefined, { path: ['coopCode'] })
  .meta({ description: 'A group belongs to a company, to a buying group, or to the shop.' });

export const changeGroupInput = z.strictObject({
  name: name.optional(),
  slug: slug.optional(),
  sortOrder: sortOrder.optional(),
  basePartNos: basePartNos.optional(),
});

export const sortGroupsInput = z
  .array(z.strictObject({ id: z.string().min(1).max(60), sortOrder }))
  .min(1)
  .max(500);

export type NewGroupInput = z.output<typeof newGroupInput>;
export type ChangeGroupInput = z.output<typeof changeGroupInput>;
export type SortGroupsInput = z.output<typeof sortGroupsInput>;

export function toGroupView(group: Group, language: Language, marketDefault: Language): z.output<typeof groupView> {
  const text = wordsIn(group.texts, language, marketDefault);
  return {
    id: group.code,
    name: text?.name ?? group.code,
    slug: text?.slug ?? group.code,
    sortOrder: group.sortOrder,
    companyId: group.companyId ?? null,
    coopCode: group.coopCode ?? null,
  };
}
