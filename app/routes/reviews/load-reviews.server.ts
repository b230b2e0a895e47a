import type { ReviewsView } from '#app/components/reviews/reviews-view.ts';
import type { ProductDetail } from '#modules/assortment/product-detail.ts';
import { readReviews } from '#modules/assortment/read-reviews.server.ts';
import { readReviewQuestion } from '#modules/assortment/review-question.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { reviewsFor } from './reviews-for.ts';

type ReviewsQuery = { product: Pick<ProductDetail, 'basePartNo' | 'stars'>; query: URLSearchParams; pageSize: number };

/** The reviews of a product for an address. */
export async function loadReviews(
  shop: Shop,
  visit: Visit,
  { product, query, pageSize }: ReviewsQuery,
): Promise<ReviewsView> {
  const { language } = visit;
  const question = readReviewQuestion(query);
  const { count, average, byStars, byLanguage, total, entries } = await readReviews(shop, visit, product, {
    ...question,
    pageSize,
  });
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const languages = Object.keys(byLanguage).map((code) => ({ code, name: names.of(code) ?? code }));
  return {
    question,
    rated: count,
    average,
    spread: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: byStars[stars] ?? 0 })),
    languages: languages.sort((a, b) => a.name.localeCompare(b.name, language)),
    total,
    pageCount: Math.ceil(total / pageSize),
    entries: reviewsFor(entries, language),
  };
}
