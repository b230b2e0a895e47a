import * as z from 'zod';
import { type Result, refuse } from '#core/result.ts';
import { focalPoint } from '../content/content-parts.ts';
import { codeGroupKey } from './subscription.ts';

const dictionary = z.array(z.object({ key: z.string(), value: z.string() }));

/** The content of the advertisement as the editors wrote it. */
const promotionContent = z.object({
  title: z.string().min(1),
  textarea: z.string().min(1),
  success_textarea: z.string().min(1),
  image: z.object({
    url: z.string().min(1),
    width: z.number().positive(),
    height: z.number().positive(),
    focal: focalPoint.optional(),
  }),
  dictionary: dictionary
    .transform((pairs) => new Map(pairs.map(({ key, value }) => [key, value])))
    .refine((map) => (map.get(codeGroupKey) ?? '') !== '', 'required'),
});

export type PromotionData = z.output<typeof promotionContent>;

/** Every field is required, and so is the group of promotion codes; otherwise there is no advertisement. */
export function readPromotionData(content: unknown): Result<PromotionData, { code: 'promotion-incomplete' }> {
  const parsed = promotionContent.safeParse(content);
  return parsed.success ? { ok: true, value: parsed.data } : refuse({ code: 'promotion-incomplete' });
}
