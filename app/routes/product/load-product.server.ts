import { data, redirect } from 'react-router';
import { inContext } from '#app/addresses/in-context.ts';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { RatingView } from '#app/components/product/product-view.ts';
import { readProductSizing } from '#app/routes/sizing/read-product-sizing.server.ts';
import { sayLeftOfRows } from '#modules/allowance/say-rows.server.ts';
import { findProduct } from '#modules/assortment/find-product.server.ts';
import type { ProductDetail, Stock } from '#modules/assortment/product-detail.ts';
import { readNavigationFor } from '#modules/assortment/read-own-navigation.server.ts';
import { readRating } from '#modules/assortment/read-reviews.server.ts';
import { similarCategories } from '#modules/assortment/similar-categories.ts';
import type { AssortmentContext, Viewer } from '#modules/assortment/viewer.ts';
import { readCoworkers } from '#modules/cart/coworkers.server.ts';
import { isEnabled } from '#modules/flags/read-flags.server.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import { readUnlessAway } from '#modules/read-unless-away.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import { offersServices } from '#modules/vas/read-service-choice.server.ts';
import type { Visit } from '#modules/visit.ts';
import { loadRelated } from './load-related.server.ts';
import { priceNoteOf } from './price-note.server.ts';
import { readLooking } from './read-looking.server.ts';
import { readMerchantTerms } from './read-merchant-terms.server.ts';
import { readVisibleStock } from './read-visible-stock.server.ts';
import { shareTags } from './share-tags.ts';
import { structuredData } from './structured-data.ts';
import { toProductView } from './to-product-view.server.ts';
import { trackedProduct } from './tracked-product.ts';

/** The data of a product page, or similar categories if the product cannot be shown. */
export async function loadProduct(shop: Shop, visit: Visit, request: Request, uniqueName: string) {
  const { viewer, context, prices } = await readLooking(shop, visit, request);
  const detail = await findProduct(shop, visit, viewer, { uniqueName });
  const rating = detail && (await ratingOrNothing(shop, detail));
  const product = detail && (await toProductView(shop, visit, detail, { prices, rating, context }));
  if (!product) return missing(shop, visit, { viewer, context }, uniqueName);
  const stock = await stockOrNothing(shop, detail);
  const { market } = visit;
  const chosen = chosenColour(product, new URL(request.url));
  const base = storefrontUrl(market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env));
  return {
    product,
    chosen,
    tracked: trackedProduct(detail, chosen, { market, isHidden: prices.isHidden || viewer.hidesPrices }),
    // Kept pages load stock separately; personal pages include it.
    stock: visit.claims ? stock : undefined,
    stockHref: inContext(`/${visit.language}/product-answers/stock/${detail.basePartNo}`, context),
    sizing: await readProductSizing(shop, visit, viewer, detail),
    sizesHref: inContext(routeHref('productSizes', visit.language, { uniqueName }), context),
    reviewHrefs: {
      all: routeHref('productReviews', visit.language, { uniqueName }),
      write: routeHref('productReview', visit.language, { uniqueName }),
      answer: `/${visit.language}/product-answers/reviews/${detail.basePartNo}`,
    },
    related: await loadRelated(shop, visit, detail, { viewer, prices, context }),
    priceNote: priceNoteOf(shop, visit, prices),
    cardsHref: `/${visit.language}/product-answers/cards`,
    isBusiness: viewer.isBusiness,
    context,
    coworkers: await coworkersOf(shop, visit),
    allowances: await allowancesOf(shop, visit, skuOf(detail)),
    offersServices: visit.claims !== undefined && (await offersServices(shop, visit, skuOf(detail))),
    layout: (await isEnabled(shop, visit, 'UseNewProductDetailsPage')) ? ('open' as const) : ('classic' as const),
    // Structured data only for anonymous visitors: search engines and link previews are never signed in, and agreed
    // prices are private.
    structured: visit.claims
      ? []
      : structuredData({ product, detail, stock, market, base, terms: await readMerchantTerms(shop, visit) }),
    shared: visit.claims ? [] : shareTags(product, chosen, base),
  };
}

/** Services are the same for all sizes and colours. */
const skuOf = ({ colours }: ProductDetail) => colours[0]?.sizes[0]?.sku ?? '';

/** The first colour, unless the address names another. An unknown colour redirects to the product. */
function chosenColour(
  { colours, href }: { colours: readonly [{ partNo: string }, ...{ partNo: string }[]]; href: string },
  { searchParams }: URL,
): string {
  const [asked, ...more] = searchParams.getAll('colour');
  if (asked === undefined) return colours[0].partNo;
  if (more.length > 0 || !colours.some(({ partNo }) => partNo === asked)) throw redirect(href);
  return asked;
}

type ViewerContext = { viewer: Viewer; context: AssortmentContext };

/**
 * An address with capitals, or in another language of the market, redirects to the product; others get 404 with similar
 * categories.
 */
async function missing(shop: Shop, visit: Visit, { viewer, context }: ViewerContext, uniqueName: string) {
  const { market, language } = visit;
  const meant = { uniqueName: uniqueName.toLowerCase() };
  for (const spoken of [language, ...market.languages]) {
    const there = await findProduct(shop, { ...visit, language: spoken }, viewer, meant);
    const here = there && (await findProduct(shop, visit, viewer, { basePartNo: there.basePartNo }));
    if (here && here.slug !== uniqueName)
      throw redirect(inContext(routeHref('product', language, { uniqueName: here.slug }), context));
  }
  const { departments } = await readNavigationFor(shop, visit, viewer, context);
  const categories = similarCategories(departments, uniqueName, language).map(({ name, pageName, params }) => ({
    name,
    href: routeHref(pageName, language, params),
  }));
  return data({ product: undefined, categories }, { status: 404 });
}

/**
 * People the visitor may buy for; empty if only themselves. Also empty while the database is unavailable, because a
 * wearer can be chosen in the cart too.
 */
export async function coworkersOf(shop: Shop, { claims }: Visit) {
  const coworkers = await readUnlessAway(readCoworkers(shop.db, claims, []), []);
  return coworkers.length > 1 ? coworkers.map(({ id, name }) => ({ id, name })) : [];
}

/** What is left to the visitor of this kind of garment. The page is shown without it while the database is unavailable. */
async function allowancesOf(shop: Shop, visit: Visit, sku: string): Promise<readonly string[]> {
  const { claims, now } = visit;
  if (claims?.company_id === undefined) return [];
  const rows = [{ key: sku, sku, wearerId: claims.customer_id }];
  const said = sayLeftOfRows(shop, visit, { companyId: claims.company_id, rows, at: now });
  return (await readUnlessAway(said, new Map<string, readonly string[]>())).get(sku) ?? [];
}

/** If stock cannot be read, the page loads it again by itself. */
async function stockOrNothing(shop: Shop, detail: ProductDetail): Promise<Stock[] | undefined> {
  try {
    return await readVisibleStock(shop, detail);
  } catch (error) {
    shop.log.warn({ err: error, basePartNo: detail.basePartNo }, 'the stock of a product could not be read');
    return undefined;
  }
}

/** If reviews cannot be read, the page is shown without them. */
async function ratingOrNothing(shop: Shop, detail: ProductDetail): Promise<RatingView | undefined> {
  try {
    return await readRating(shop, detail);
  } catch (error) {
    shop.log.warn({ err: error, basePartNo: detail.basePartNo }, 'the reviews of a product could not be read');
    return undefined;
  }
}
