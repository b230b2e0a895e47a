import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { longest } from './view.ts';

const listField = z
  .string()
  .max(longest.list)
  .regex(/^[a-z]+(?:-[a-z]+)*$/, 'invalid');

export const newViewInput = z.object({
  list: listField,
  name: textField({ max: longest.name }),
  query: z.string().max(longest.query),
  isShared: z.boolean().default(false),
});

export type NewView = z.output<typeof newViewInput>;

export const viewsQuery = z.object({ list: listField });
export const viewParams = z.object({ id: z.uuid() });
export const viewIdParams = z.object({ viewId: z.uuid() });
export const viewChange = z.object({ name: textField({ max: longest.name }), isShared: z.boolean() });

export const viewAnswer = z
  .object({
    id: z.uuid(),
    list: z.string(),
    name: z.string(),
    query: z.string(),
    isShared: z.boolean(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'SavedView' });
