import * as z from 'zod';
import { ok, type Result } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { basePartNo } from '../catalogue/feed-values.ts';
import type { Refusal } from '../refusals.ts';
import { readOwnReview, readOwnReviews } from './read-own-reviews.server.ts';
import type { CustomerReview } from './review.ts';
import { ownReviewView, reviewInput, toReviewView } from './review-schema.ts';
import { withdrawReview } from './withdraw-review.server.ts';
import { writeReview } from './write-review.server.ts';

const params = z.object({ basePartNo: z.string().trim().toUpperCase().pipe(basePartNo) });
const path = '/own-reviews/{basePartNo}';

/** A customer's own reviews. */
export function ownReviewsApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/own-reviews',
      summary: 'The caller’s own reviews, the latest first',
      needsToken: true,
      answer: z.array(ownReviewView),
    },
    async ({ shop, visit }) => {
      const read = await readOwnReviews(shop, visit);
      return read.ok ? ok(read.value.map(toReviewView)) : read;
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path,
      summary: 'The caller’s own review of a product, and its status',
      needsToken: true,
      params,
      answer: ownReviewView,
    },
    async ({ shop, visit, params }) => shown(await readOwnReview(shop, visit, params)),
  );

  addCall(
    api,
    {
      method: 'put',
      path,
      summary: 'Review a bought product, or change the review',
      description: 'A review is shown after staff have accepted it; a changed review needs to be accepted again.',
      needsToken: true,
      params,
      body: reviewInput,
      answer: ownReviewView,
    },
    async ({ shop, visit, params, body }) => shown(await writeReview(shop, visit, { ...body, ...params })),
  );

  addCall(
    api,
    {
      method: 'delete',
      path,
      summary: 'Withdraw the caller’s review of a product',
      needsToken: true,
      params,
      answer: z.object({ basePartNo: z.string() }),
    },
    ({ shop, visit, params }) => withdrawReview(shop, visit, params),
  );

  return api;
}

const shown = (answer: Result<CustomerReview, Refusal>) => (answer.ok ? ok(toReviewView(answer.value)) : answer);
