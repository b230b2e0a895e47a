import { routeHref } from '#app/addresses/page-addresses.ts';
import type { ProductSuggestion, SuggestionsView } from '#app/components/catalogue/suggestions-view.ts';
import type { Suggestions } from '#modules/assortment/suggest.server.ts';
import type { NavigationItem } from '#modules/catalogue/navigation.ts';
import { readNavigation } from '#modules/catalogue/read-navigation.server.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toCards } from './to-cards.server.ts';

type Prices = { mode: PriceMode; isHidden: boolean };

/** Suggestions for the search box with their addresses. */
export async function toSuggestions(
  shop: Shop,
  visit: Visit,
  { products, categories, completions, didYouMean }: Suggestions,
  prices: Prices,
): Promise<SuggestionsView> {
  const { language } = visit;
  const say = (key: string, facts: Record<string, unknown>) => shop.texts.say(language, 'catalogue', key, facts) ?? '';
  const searchHref = (query: string) => `${routeHref('allProducts', language)}?${new URLSearchParams({ query })}`;
  const cards = await toCards(
    shop,
    visit,
    products.map(({ card }) => card),
    prices,
  );
  const { departments } = await readNavigation(shop, visit);
  return {
    completions: completions.map(({ text, marks }) => ({ text, marks, href: searchHref(text) })),
    categories: categories.flatMap(({ code, name: { text, marks } }) => {
      const item = findItem(departments, code);
      return item ? [{ text, marks, href: routeHref(item.pageName, language, item.params) }] : [];
    }),
    products: cards.flatMap(({ partNo, name, href, colours: [front], price }, at): ProductSuggestion[] => {
      if (!front) return [];
      const now = price && (price.isFrom ? say('card.from', { price: price.now }) : price.now);
      const priceText = [now, price?.per].filter(Boolean).join(' ');
      const marks = products[at]?.name.marks ?? [];
      return [{ text: name, marks, href, partNo, picture: front.picture, ...(priceText && { priceText }) }];
    }),
    ...(didYouMean !== undefined && { didYouMean: { text: didYouMean, marks: [], href: searchHref(didYouMean) } }),
  };
}

function findItem(items: readonly NavigationItem[], code: string): NavigationItem | undefined {
  for (const item of items) {
    const found = item.code === code ? item : findItem(item.categories, code);
    if (found) return found;
  }
  return undefined;
}
