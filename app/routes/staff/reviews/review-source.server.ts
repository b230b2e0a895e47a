import { routeHref } from '#app/addresses/page-addresses.ts';
import type { StaffReview } from '#app/components/staff/reviews/review-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { pageReviews } from '#modules/review/page-reviews.server.ts';
import { type CustomerReview, type ReviewStatus, reviewStatuses } from '#modules/review/review.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Reviews in one state, by default the waiting ones, the oldest first. */
export const reviewSource: ListSource<StaffReview, 'written'> = {
  shape: {
    name: 'staff-reviews',
    keyKind: 'uuid',
    sorts: [{ name: 'written', kind: 'time', isDescending: false }],
    filters: { status: reviewStatuses },
  },
  read: async (shop, visit, { search, filters, part }) => {
    const status = (filters.status ?? 'waiting') as ReviewStatus;
    const listed = await pageReviews(shop, visit, { status, search, part });
    if (!listed.ok) return listed;
    return ok({ ...listed.value, items: await toStaffReviews(shop, visit, listed.value.items) });
  },
};

/** The reviews with the names of their products, if this market sells them. */
export async function toStaffReviews(
  shop: Shop,
  visit: Visit,
  reviews: readonly CustomerReview[],
): Promise<StaffReview[]> {
  const viewer = await readViewer(shop, visit, { mode: 'incl', context: 'All' });
  const cards = await readCards(shop, visit, viewer, [...new Set(reviews.map(({ basePartNo }) => basePartNo))]);
  const { language } = visit;
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const say = (key: string) => shop.texts.say(language, 'reviews', key) ?? '';
  return reviews.map(({ author, isBusiness, basePartNo, writtenAt, customerId: _customer, ...review }) => {
    const card = cards.find((one) => one.basePartNo === basePartNo);
    return {
      ...review,
      basePartNo,
      author: author || say(`writer.${isBusiness ? 'business' : 'private'}`),
      day: dayIn(visit.market.marketId, writtenAt),
      languageName: languages.of(review.language) ?? review.language,
      product: card && { name: card.name, href: routeHref('product', language, { uniqueName: card.slug }) },
    };
  });
}
