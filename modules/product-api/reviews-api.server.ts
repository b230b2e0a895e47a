import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { ok, refuse } from '#core/result.ts';
import { createApi } from '../api.server.ts';
import { readCards } from '../assortment/read-cards.server.ts';
import { readReviews } from '../assortment/read-reviews.server.ts';
import { reviewSorts } from '../assortment/review-question.ts';
import { basePartNo } from '../catalogue/feed-values.ts';
import { addRead } from './add-read.server.ts';
import { everything, readCaller } from './caller.server.ts';
import { whereQuery } from './where.ts';

const reviewsView = z
  .object({
    basePartNo: z.string(),
    average: z.number().nullable(),
    count: z.number().int(),
    byStars: z.record(z.string(), z.number().int()).meta({ description: 'Number of reviews per star count' }),
    total: z.number().int().meta({ description: 'Number of matching reviews' }),
    page: z.number().int(),
    pageSize: z.number().int(),
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

const question = whereQuery.extend({
  stars: z.coerce.number<string>().int().min(1).max(5).optional(),
  language: z.enum(languages).optional(),
  withText: z.stringbool().default(false),
  sort: z.enum(reviewSorts).default('newest'),
  page: z.coerce.number<string>().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number<string>().int().min(1).max(100).default(100),
});

export function reviewsApi() {
  const api = createApi();

  addRead(
    api,
    {
      path: '/reviews/{basePartNo}',
      summary: 'Reviews of a product with filters and order; the latest first by default',
      params: z.object({ basePartNo: z.string().trim().toUpperCase().pipe(basePartNo) }),
      query: question,
      answer: reviewsView,
    },
    async ({ shop, visit, params, query }) => {
      const [card] = await readCards(shop, visit, await readCaller(shop, visit, everything), [params.basePartNo]);
      if (!card) return refuse({ code: 'product-not-found', product: params.basePartNo });
      const { stars, language, withText, sort, page, pageSize } = query;
      const asked = { stars, language, withText, sort, page, pageSize };
      const { average, count, byStars, total, entries } = await readReviews(shop, visit, card, asked);
      return ok({
        ...params,
        average: average ?? null,
        count,
        byStars: { ...byStars },
        total,
        page,
        pageSize,
        entries: [...entries],
      });
    },
  );

  return api;
}
