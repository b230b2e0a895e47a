import * as z from 'zod';
import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { decideReview } from './decide-review.server.ts';
import { listReviews } from './list-reviews.server.ts';
import { decisionInput, moderationPage, moderationQuery, ownReviewView, toReviewView } from './review-schema.ts';

/** Moderation of reviews by staff. */
export function moderationApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/moderation',
      summary: 'Pending reviews, the oldest first, or decided ones',
      needsToken: true,
      query: moderationQuery,
      answer: moderationPage,
    },
    async ({ shop, visit, query }) => {
      const listed = await listReviews(shop, visit, query);
      if (!listed.ok) return listed;
      const { reviews, total } = listed.value;
      return ok({ items: reviews.map(toReviewView), total, page: query.page, pageSize: query.pageSize });
    },
  );

  addCall(
    api,
    {
      method: 'put',
      path: '/moderation/{reviewId}',
      summary: 'Accept a review, or refuse it with a reason for its author',
      needsToken: true,
      params: z.object({ reviewId: z.uuid() }),
      body: decisionInput,
      answer: ownReviewView,
    },
    async ({ shop, visit, params: { reviewId: id }, body }) => {
      const decided = await decideReview(shop, visit, { ...body, id });
      return decided.ok ? ok(toReviewView(decided.value)) : decided;
    },
  );

  return api;
}
