import { redirect } from 'react-router';
import { inContext } from '#app/addresses/in-context.ts';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { hasFilters } from '#app/components/catalogue/list-changes.ts';
import type { ListPageView, PlaceView } from '#app/components/catalogue/list-view.ts';
import { oneSizeCode } from '#app/components/catalogue/size-range.ts';
import { notFound } from '#app/not-found.ts';
import { readPriceView } from '#app/price-view.server.ts';
import { type ListAddress, questionOf, readListAddress, writeListAddress } from '#modules/assortment/list-address.ts';
import type { Filter, ProductList } from '#modules/assortment/product-list.ts';
import { readNavigationFor } from '#modules/assortment/read-own-navigation.server.ts';
import { readProductList } from '#modules/assortment/read-product-list.server.ts';
import { readViewer } from '#modules/assortment/read-viewer.server.ts';
import { sortBy } from '#modules/assortment/sort-options.ts';
import type { AssortmentContext, Viewer } from '#modules/assortment/viewer.ts';
import type { PlaceParams } from '#modules/catalogue/find-category.ts';
import { readCategoryTree } from '#modules/catalogue/read-navigation.server.ts';
import { searchTokenOf } from '#modules/insights/search-token.server.ts';
import { narrowedTo } from '#modules/list-engine/listing.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import { toGroupView } from '#modules/product-api/groups-schema.ts';
import { findGroupBySlug } from '#modules/product-api/list-groups.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { categoryNamed } from './category-named.ts';
import { departmentsOf, describePlace } from './describe-place.ts';
import { fixSection } from './fix-section.ts';
import { meantBy } from './meant-by.ts';
import { readPlacePicture } from './read-place-picture.server.ts';
import { findPages } from './suggest-pages.server.ts';
import { toCards } from './to-cards.server.ts';

type ListRequest = { request: Request; url: URL; params: PlaceParams };

/** The data of a list page. */
export async function loadList(shop: Shop, visit: Visit, { request, url, params }: ListRequest): Promise<ListPageView> {
  const address = readListAddress(url.searchParams);
  // Converts the two fields of a plain form to the common price parameter.
  if (url.searchParams.has('priceMin') || url.searchParams.has('priceMax'))
    throw redirect(`${url.pathname}?${writeListAddress(address)}`);
  const { market, language } = visit;
  const { mode, isHidden } = await readPriceView(shop, visit, request);
  const known = await readViewer(shop, visit, { mode, context: address.context });
  // If prices are hidden, by the company or the visitor, sorting and filtering by price is not possible either.
  const viewer = { ...known, hidesPrices: known.hidesPrices || isHidden };
  const prices = { mode, isHidden: viewer.hidesPrices };
  const tree = await readCategoryTree(shop, visit);
  const category = categoryNamed(tree, language, address.categoryId);
  const say = (key: string) => shop.texts.say(language, 'catalogue', key) ?? '';
  const around = {
    tree,
    language,
    navigation: await readNavigationFor(shop, visit, viewer, address.context),
    ownGroup: await findOwnGroup(shop, visit, params),
    hrefOf: (name: string, given?: Readonly<Record<string, string>>) =>
      inContext(routeHref(name, language, given), address.context),
    all: headingOf(shop, visit, viewer, address.context),
  };
  const described = describePlace(params, around);
  // A group of another company does not exist for this visitor.
  if (!described && params.groupSlug !== undefined) throw notFound();
  const place = described && narrowedTo(described.place, category?.code);
  const list = place && (await readProductList(shop, visit, viewer, questionOf(address, place)));
  // Drop query parameters that have no effect on this list.
  const meant = meantBy(address, { viewer, category, filters: list?.filters });
  if (meant !== address) throw redirect(hrefOf(url, meant));
  const isEmpty = list?.total === 0 && !hasFilters(address);
  const found = address.searchText === '' && !isEmpty ? (list?.filters ?? []) : withHits(list?.filters ?? []);
  const { filters, fixedIds } = fixSection(found, described?.place.section);
  const { cards, ...rest } = list ?? emptyList(address);
  return {
    place: {
      ...shownPlace(described ?? unknownPlace(say('unknown'))),
      picture: await readPlacePicture(shop, visit, described?.place),
    },
    cards: await toCards(shop, visit, cards, prices, {
      leadsToColour: address.chosen.length > 0 || rest.isSplit,
      context: address.context,
    }),
    total: rest.total,
    isSplit: rest.isSplit,
    page: rest.page,
    pageSize: rest.pageSize,
    filters: filters.map(({ values, ...filter }) => ({
      ...filter,
      values: values.map((value) => shownValue(value, say('card.oneSize'))),
    })),
    fixedIds,
    searchText: address.searchText,
    searchToken: searchTokenOf(shop, visit, { searchText: address.searchText, total: rest.total }),
    categoryName: category?.name,
    priceLimits: rest.priceLimits,
    sort: rest.sort,
    sortFields: rest.sortFields,
    flags: [...new Set(cards.flatMap(({ flags }) => flags))],
    didYouMean: rest.didYouMean,
    currency: currencyOf(visit),
    priceNote: prices.isHidden ? '' : say(mode === 'incl' ? 'card.inclVat' : 'card.exclVat'),
    elsewhere: rest.total === 0 ? departmentsOf(around) : [],
    pages: rest.page === 1 ? await findPages(shop, visit, address.searchText) : [],
    origin: storefrontUrl(market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env)),
  };
}

/** For a search or an empty list, only values with results are shown, because all others would be disabled. */
function withHits(filters: readonly Filter[]): Filter[] {
  return filters
    .map((filter) => ({ ...filter, values: filter.values.filter(({ count, selected }) => count > 0 || selected) }))
    .filter(({ values }) => values.length > 0);
}

const shownValue = ({ id, label, code, count, hex }: Filter['values'][number], oneSize: string) => ({
  id,
  label: label === oneSizeCode ? oneSize : label,
  code,
  count,
  ...(hex !== undefined && { hex }),
});

function hrefOf({ pathname }: URL, address: ListAddress): string {
  const query = writeListAddress(address);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

async function findOwnGroup(shop: Shop, visit: Visit, { groupSlug }: PlaceParams) {
  const group = groupSlug === undefined || !visit.claims ? undefined : await findGroupBySlug(shop, visit, groupSlug);
  if (!group) return undefined;
  const { id, name } = toGroupView(group, visit.language, visit.market.defaultLocale);
  return { code: id, name };
}

/** The title of the list of all products, or of the chosen assortment. */
function headingOf(shop: Shop, { language }: Visit, viewer: Viewer, context: AssortmentContext) {
  const say = (domain: string, key: string) => shop.texts.say(language, domain, key) ?? '';
  if (context === 'Agreement' && viewer.hasAgreement) return { heading: say('shell', 'menu.agreed'), description: '' };
  const apart = viewer.apart.find((one) => one === context);
  if (apart) return { heading: say('shell', `menu.${apart}`), description: '' };
  return { heading: say('catalogue', 'all.heading'), description: say('catalogue', 'all.description') };
}

function shownPlace({ heading, description, seo, trail, below }: PlaceView): PlaceView {
  return { heading, description, seo, trail, below };
}

/** A signed-in buyer with an unknown category gets an empty list. */
function unknownPlace(heading: string): PlaceView {
  return { heading, description: undefined, seo: { title: heading, description: '' }, trail: [], below: [] };
}

function emptyList({ pageSize, sort }: ListAddress): Omit<ProductList, 'currency'> {
  return {
    cards: [],
    total: 0,
    isSplit: false,
    page: 1,
    pageSize,
    filters: [],
    priceLimits: undefined,
    sort: sort ?? sortBy('Flags'),
    sortFields: [],
    didYouMean: undefined,
  };
}

function currencyOf({ market, language }: Visit) {
  const culture = (market.locales[language] ?? market.locales[market.defaultLocale])?.cultureCode ?? language;
  const { prefix, suffix } = createCurrencyFormat(culture, market.currency);
  return { prefix, suffix };
}
