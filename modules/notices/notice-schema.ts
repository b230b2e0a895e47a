import * as z from 'zod';
import { idField, idParam } from '../id-param.ts';
import { isMailRequired, topics } from './notice-kinds.ts';

export const noticeIdParams = z.object({ noticeId: idParam });
export const noticesQuery = z.object({ before: idParam.optional() });
export const readAllInput = z.object({ upTo: idField });

export const noticesView = z.object({
  notices: z.array(
    z.object({
      id: z.number().int(),
      kind: z.string(),
      topic: z.enum(topics),
      title: z.string(),
      href: z.string().nullable(),
      createdAt: z.iso.datetime(),
      isRead: z.boolean(),
    }),
  ),
  unread: z.number().int(),
  next: z.number().int().nullable(),
});

const choice = z.object({
  topic: z.enum(topics),
  shop: z.boolean(),
  mail: z.boolean(),
  digest: z.boolean().meta({ description: 'Mailed once a day, in one mail with others, instead of at once.' }),
});

export const choicesInput = z.object({
  choices: z
    .array(
      choice
        .extend({ digest: choice.shape.digest.default(false) })
        .refine(({ topic, mail }) => mail || !isMailRequired(topic), { path: ['mail'] })
        .refine(({ topic, digest }) => !digest || !isMailRequired(topic), { path: ['digest'] }),
    )
    .max(topics.length),
});
export const choicesView = z.array(choice.extend({ isMailRequired: z.boolean() }));
