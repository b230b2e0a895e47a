import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ReviewIntent, reviewIntents } from '#app/components/staff/reviews/review-intents.ts';
import { type Answer, answerForm, type Posted } from '#app/forms/answer-form.server.ts';
import { decideReview } from '#modules/review/decide-review.server.ts';
import { reasonField } from '#modules/review/review-schema.ts';

type Task = Posted & { query: URLSearchParams };

const read = { reviewId: z.uuid(), revision: z.coerce.number<string>().int().positive() };

const handlers: Record<ReviewIntent, (task: Task) => Promise<Answer>> = {
  accept: (task) =>
    answerForm(task, {
      intent: 'accept',
      domain: 'staff',
      schema: z.object(read),
      run: ({ reviewId: id, revision }) => decideReview(task.shop, task.visit, { id, revision, status: 'accepted' }),
      done: () => backTo(task, 'accepted'),
    }),

  refuse: (task) =>
    answerForm(task, {
      intent: 'refuse',
      domain: 'staff',
      schema: z.object({ ...read, reason: reasonField }),
      run: ({ reviewId: id, revision, reason }) =>
        decideReview(task.shop, task.visit, { id, revision, status: 'refused', reason }),
      done: () => backTo(task, 'refused'),
    }),
};

const isIntent = (text: unknown): text is ReviewIntent => (reviewIntents as readonly unknown[]).includes(text);

export function changeReviews(task: Task): Promise<Answer> {
  const intent = task.form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent](task);
}

/** To the same list, without the one that was decided. */
function backTo({ visit, query }: Task, done: string): Response {
  const next = new URLSearchParams(query);
  next.set('done', done);
  return redirect(`${routeHref('staffReviews', visit.language)}?${next}`);
}
