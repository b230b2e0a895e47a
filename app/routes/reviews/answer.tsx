import type { ReviewsAnswer } from '#app/components/reviews/reviews-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { findReviewed } from '#modules/review/find-reviewed.server.ts';
import type { Route } from './+types/answer.ts';
import { loadReviews } from './load-reviews.server.ts';

const shownAtOnce = 6;

/** The first reviews for a product page, which is kept without them. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const product = await findReviewed(shop, visit, params);
  if (!product) throw notFound();
  const answer: ReviewsAnswer = {
    reviews: await loadReviews(shop, visit, { product, query: url.searchParams, pageSize: shownAtOnce }),
    messages: shop.texts.messages(visit.language, ['reviews']),
  };
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
}
