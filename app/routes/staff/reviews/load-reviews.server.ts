import { routeHref } from '#app/addresses/page-addresses.ts';
import { notFound } from '#app/not-found.ts';
import { readCards } from '#modules/assortment/read-cards.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { listReviews } from '#modules/review/list-reviews.server.ts';
import { moderationQuery } from '#modules/review/review-schema.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

const pageSize = 20;

/** Reviews as staff read them, with the names of their products as far as this market has them. */
export async function loadStaffReviews(shop: Shop, visit: Visit, query: URLSearchParams) {
  const asked = moderationQuery.safeParse({ ...Object.fromEntries(query), pageSize: String(pageSize) });
  const search = asked.success ? asked.data : moderationQuery.parse({ pageSize: String(pageSize) });
  const listed = await listReviews(shop, visit, search);
  if (!listed.ok) throw notFound();
  const { reviews, total } = listed.value;
  const viewer = await readViewer(shop, visit, { mode: 'incl', context: 'All' });
  const cards = await readCards(shop, visit, viewer, [...new Set(reviews.map(({ basePartNo }) => basePartNo))]);
  const { language } = visit;
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const say = (key: string) => shop.texts.say(language, 'reviews', key) ?? '';
  return {
    status: search.status,
    search: search.search,
    page: search.page,
    pageCount: Math.ceil(total / pageSize),
    total,
    reviews: reviews.map(({ author, isBusiness, basePartNo, writtenAt, customerId: _customer, ...review }) => {
      const card = cards.find((one) => one.basePartNo === basePartNo);
      return {
        ...review,
        basePartNo,
        author: author || say(`writer.${isBusiness ? 'business' : 'private'}`),
        day: writtenAt.toISOString().slice(0, 10),
        languageName: languages.of(review.language) ?? review.language,
        product: card && { name: card.name, href: routeHref('product', language, { uniqueName: card.slug }) },
      };
    }),
  };
}
