import * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import { createApi } from '../api.server.ts';
import { basePartNo } from '../catalogue/feed-values.ts';
import { addRead } from './calls/add-read.server.ts';
import { everything, readCaller } from './calls/caller.server.ts';
import { whereQuery } from './calls/where.ts';
import { readCards } from './read-cards.server.ts';
import { readReviews } from './read-reviews.server.ts';

const reviewsView = z
  .object({
    basePartNo: z.string(),
    average: z.number().nullable(),
    count: z.number().int(),
    entries: z.array(
      z.object({
        id: z.string(),
        language: z.string(),
        stars: z.number().int().min(1).max(5),
        title: z.string(),
        text: z.string(),
        author: z.string(),
        date: z.iso.date(),
      }),
    ),
  })
  .meta({ id: 'Reviews' });

export function reviewsApi() {
  const api = createApi();

  addRead(
    api,
    {
      path: '/reviews/{basePartNo}',
      summary: 'What buyers say of a product, the latest first',
      params: z.object({ basePartNo: z.string().trim().toUpperCase().pipe(basePartNo) }),
      query: whereQuery,
      answer: reviewsView,
    },
    async ({ shop, visit, params }) => {
      const [card] = await readCards(shop, visit, await readCaller(shop, visit, everything), [params.basePartNo]);
      if (!card) return refuse({ code: 'product-not-found', product: params.basePartNo });
      const { average, count, entries } = await readReviews(shop, card);
      return ok({ ...params, average: average ?? null, count, entries: [...entries] });
    },
  );

  return api;
}
