import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type WritingIntent, writingIntents } from '#app/components/reviews/writing-intents.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { signatures } from '#modules/review/review.ts';
import { bodyField, languageField, titleField } from '#modules/review/review-schema.ts';
import { withdrawReview } from '#modules/review/withdraw-review.server.ts';
import { writeReview } from '#modules/review/write-review.server.ts';

type Task = PostedForm & { basePartNo: string; uniqueName: string };

const starsField = z
  .string({ error: 'required' })
  .pipe(z.coerce.number<string>().int('not-integer').min(1, 'required').max(5, 'too-big'));

const handlers: Record<WritingIntent, (task: Task) => Promise<ActionAnswer>> = {
  send: (task) =>
    answerForm(task, {
      intent: 'send',
      domain: 'reviews',
      schema: z.object({
        stars: starsField,
        // Forms leave out empty values.
        title: titleField.default(''),
        text: bodyField.default(''),
        language: languageField,
        signature: z.enum(signatures).default('name'),
      }),
      run: (input) => writeReview(task.shop, task.visit, { ...input, basePartNo: task.basePartNo }),
      done: () => backTo(task, 'sent'),
    }),

  withdraw: (task) =>
    answerForm(task, {
      intent: 'withdraw',
      domain: 'reviews',
      schema: z.object({}),
      run: () => withdrawReview(task.shop, task.visit, task),
      done: () => backTo(task, 'withdrawn'),
    }),
};

const isIntent = (text: unknown): text is WritingIntent => (writingIntents as readonly unknown[]).includes(text);

export function changeOwnReview(task: Task): Promise<ActionAnswer> {
  const intent = task.form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent](task);
}

const backTo = ({ visit, uniqueName }: Task, done: string): Response =>
  redirect(`${routeHref('productReview', visit.language, { uniqueName })}?done=${done}`);
