import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ReviewIntent, reviewIntents } from '#app/components/staff/reviews/review-intents.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { bulkText, forEachRow } from '#app/work/list/bulk-result.ts';
import { refuse } from '#core/result.ts';
import { decideReview } from '#modules/review/decide-review.server.ts';
import { readReview } from '#modules/review/page-reviews.server.ts';
import { reasonField } from '#modules/review/review-schema.ts';

const revision = z.coerce.number<string>().int().positive();
const read = { reviewId: z.uuid(), revision };

const handlers: Record<ReviewIntent, (task: PostedForm) => Promise<ActionAnswer>> = {
  accept: async (task) => {
    const next = await nextOf(task);
    return answerForm(task, {
      intent: 'accept',
      domain: 'staff',
      schema: z.object(read),
      run: ({ reviewId: id, revision }) => decideReview(task.shop, task.visit, { id, revision, status: 'accepted' }),
      done: () => goOn(task, next, 'accepted'),
    });
  },

  refuse: async (task) => {
    const next = await nextOf(task);
    return answerForm(task, {
      intent: 'refuse',
      domain: 'staff',
      schema: z.object({ ...read, reason: reasonField }),
      run: ({ reviewId: id, revision, reason }) =>
        decideReview(task.shop, task.visit, { id, revision, status: 'refused', reason }),
      done: () => goOn(task, next, 'refused'),
    });
  },
};

const isIntent = (text: unknown): text is ReviewIntent => (reviewIntents as readonly unknown[]).includes(text);

export function changeReviews(task: PostedForm): Promise<ActionAnswer> {
  const intent = task.form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent](task);
}

/** The next waiting review, read before this one leaves the queue. */
async function nextOf({ shop, visit, form }: PostedForm): Promise<string | undefined> {
  const id = z.uuid().safeParse(form.get('reviewId'));
  const found = id.success ? await readReview(shop, visit, { id: id.data }) : undefined;
  return found?.ok && found.value.review.status === 'waiting' ? found.value.next : undefined;
}

/** Redirects to the next waiting review, or to the list after the last one. */
function goOn({ visit }: PostedForm, next: string | undefined, done: string): Response {
  const { language } = visit;
  const path = next ? routeHref('staffReview', language, { id: next }) : routeHref('staffReviews', language);
  return redirect(`${path}?done=${done}`);
}

const selected = z.tuple([z.uuid(), revision]);

/** Accepts all selected reviews, in the revision that was read. */
export async function acceptReviews({ shop, visit, form }: PostedForm, query: URLSearchParams): Promise<Response> {
  if (form.get('intent') !== 'accept') throw data(null, { status: 400 });
  const result = await forEachRow(form.getAll('ids'), async (text) => {
    const row = selected.safeParse(text.split('.'));
    if (!row.success) return refuse({ code: 'review-not-found' });
    const [id, ofText] = row.data;
    return decideReview(shop, visit, { id, revision: ofText, status: 'accepted' });
  });
  const next = new URLSearchParams(query);
  next.set('done', bulkText(result));
  return redirect(`${routeHref('staffReviews', visit.language)}?${next}`);
}
