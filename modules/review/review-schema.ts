import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { languages } from '#core/locale.ts';
import { storedInt } from '../id-param.ts';
import { type CustomerReview, longest, reviewStatuses, signatures } from './review.ts';

export const titleField = textField({ max: longest.title, min: 0 });
export const bodyField = textField({ max: longest.text, min: 0, multiline: true });
export const reasonField = textField({ max: longest.reason, multiline: true });

export const languageField = z.enum(languages).optional();

export const reviewInput = z.strictObject({
  stars: z.int().min(1).max(5),
  title: titleField.default(''),
  text: bodyField.default(''),
  language: languageField.meta({ description: 'Language of the review; defaults to the language of the call' }),
  signature: z.enum(signatures).default('name').meta({ description: 'First name with an initial, or empty' }),
});

export type ReviewInput = z.output<typeof reviewInput>;

const revision = storedInt.meta({
  description: 'The revision that was read, because the author may have changed it since',
});

export const decisionInput = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('accepted'), revision }),
  z.strictObject({ status: z.literal('refused'), revision, reason: reasonField }),
]);

export type DecisionInput = z.output<typeof decisionInput>;

export const ownReviewView = z
  .object({
    id: z.uuid(),
    basePartNo: z.string(),
    language: z.string(),
    stars: z.number().int(),
    title: z.string(),
    text: z.string(),
    author: z.string().nullable(),
    isBusiness: z.boolean(),
    status: z.enum(reviewStatuses),
    reason: z.string().nullable(),
    revision: z.number().int(),
    written: z.iso.datetime(),
  })
  .meta({ id: 'CustomerReview' });

export const moderationQuery = z.object({
  status: z.enum(reviewStatuses).default('waiting'),
  search: z.string().trim().max(100).default(''),
  page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number<string>().int().min(1).max(100).default(20),
});

export const moderationPage = z.object({
  items: z.array(ownReviewView),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});

export function toReviewView(review: CustomerReview): z.input<typeof ownReviewView> {
  const { customerId: _, author, reason, writtenAt, ...facts } = review;
  return { ...facts, author: author || null, reason: reason || null, written: writtenAt.toISOString() };
}
